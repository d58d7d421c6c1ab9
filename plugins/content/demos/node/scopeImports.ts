import { transform } from 'sucrase';
import ts from 'typescript';

/** Modules of this site, which exported projects lack. */
const SITE_MODULE = /^@(?:site|theme|theme-original|theme-init|generated)(?:\/|$)/;

/**
 * Returns the package modules that a demo's file imports at run time, as written. An invalid file
 * imports nothing; compiling it reports the error.
 */
export function scopeImports(code: string): string[] {
  let withoutTypes: string;
  try {
    // Same as in the runner, except for imports.
    withoutTypes = transform(code, { transforms: ['typescript', 'jsx'], production: true }).code;
  } catch {
    return [];
  }
  return ts
    .preProcessFile(withoutTypes, true, false)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => !name.startsWith('.') && !SITE_MODULE.test(name));
}
