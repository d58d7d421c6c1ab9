import path from 'node:path';
import { transform } from 'sucrase';
import ts from 'typescript';
import { candidatesFor, isScript } from './collectDemoFiles';

/** Modules of this site, which exported projects lack. */
const SITE_MODULE = /^@(?:site|theme|theme-original|theme-init|generated)(?:\/|$)/;

/** What a file of a demo imports at run time. */
export interface ScopeImports {
  /** As written. */
  readonly packages: readonly string[];
  /** Scripts beside it; some may not exist, because an ending may be left out. */
  readonly files: readonly string[];
}

/** Reads the imports of a demo's file. An invalid file imports nothing; compiling it reports the error. */
export function scopeImports(code: string, file: string): ScopeImports {
  let withoutTypes: string;
  try {
    // Same as in the runner, except for imports.
    withoutTypes = transform(code, { transforms: ['typescript', 'jsx'], production: true }).code;
  } catch {
    return { packages: [], files: [] };
  }
  const names = ts
    .preProcessFile(withoutTypes, true, false)
    .importedFiles.map(({ fileName }) => fileName);
  return {
    packages: names.filter((name) => !name.startsWith('.') && !SITE_MODULE.test(name)),
    files: names
      .filter((name) => name.startsWith('.'))
      .flatMap((name) => candidatesFor(path.resolve(path.dirname(file), name)))
      .filter(isScript),
  };
}
