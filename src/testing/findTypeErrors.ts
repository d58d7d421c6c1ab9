import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../../plugins/common/files/cacheFiles';
import { checkTypes } from '../../plugins/common/packages/typeChecker';

const SITE_DIR = path.join(__dirname, '../..');

/** Modules that import only packages, by name; all are checked with the settings of one file. */
export interface TypedModules {
  /** A `tsconfig.json`, relative to the project. */
  readonly config: string;
  readonly modules: Readonly<Record<string, string>>;
}

/**
 * Type-checks modules that are in no file of the project. Returns a sentence for each error, with the name of
 * its module and the line of code.
 */
export async function findTypeErrors(programs: readonly TypedModules[]): Promise<string[]> {
  // Inside the project, from where its packages are found.
  const cache = cacheFolder(SITE_DIR, 'tested-types');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'modules-'));
  try {
    for (const [index, { config, modules }] of programs.entries()) {
      const own = path.join(folder, String(index));
      mkdirSync(own);
      for (const [name, code] of Object.entries(modules)) {
        writeFileSync(path.join(own, `${name}.tsx`), code);
      }
      const settings = {
        extends: path.join(SITE_DIR, config),
        compilerOptions: { types: [] },
        include: ['*.tsx'],
        exclude: [],
      };
      writeFileSync(path.join(own, 'tsconfig.json'), JSON.stringify(settings));
    }
    const problems = await checkTypes(folder, [...programs.keys()].map(String));
    return problems.map(({ file, line, message }) => {
      const code = readFileSync(path.join(folder, file), 'utf8').split('\n')[line - 1] ?? '';
      return `${path.basename(file, '.tsx')}: ${message} ${code.trim()}`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
