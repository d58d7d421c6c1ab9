import { transform } from 'sucrase';
import ts from 'typescript';

/** Modules of this site, which no reader's application has. */
const SITE_MODULE = /^@(?:site|theme|theme-original|theme-init|generated)(?:\/|$)/;

/**
 * The packages' modules that a demo's file imports at run time, as written: not those it imports
 * types from only. A file that is not valid imports nothing; its own build says what is wrong.
 */
export function scopeImports(code: string): string[] {
  let withoutTypes: string;
  try {
    // What the runner does to an edited demo, but for the imports.
    withoutTypes = transform(code, { transforms: ['typescript', 'jsx'], production: true }).code;
  } catch {
    return [];
  }
  return ts
    .preProcessFile(withoutTypes, true, false)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => !name.startsWith('.') && !SITE_MODULE.test(name));
}
