import type { DemoLibrary } from '../../../../src/site/demoLibraries';
import { importInChunk, importLibrary } from './demoModuleCode';

const quote = (text: string) => JSON.stringify(text);

/** Returns the name of the chunk with a folder's scope. */
function scopeChunk(folder: string): string {
  return `demo-scope-${folder.replaceAll('/', '-')}`;
}

/**
 * Returns the module that imports the scopes of all folders and the libraries' wrappers on demand. Takes
 * the folders relative to the site, and the import path of each folder's `scopeCode` module.
 */
export function scopeRegistryCode(
  folders: readonly string[],
  requestOf: (folder: string) => string,
  libraries: readonly DemoLibrary[],
): string {
  const entries = folders.map((folder) => {
    const imported = importInChunk(scopeChunk(folder), requestOf(folder));
    return `  ${quote(folder)}: () => ${imported}.then((module) => module.scope),`;
  });
  const wrappers = libraries.map((library) => {
    return `  ${quote(library)}: () => ${importLibrary(library)},`;
  });
  const lines = [
    ...['export const demoScopes = {', ...entries, '};'],
    ...['export const demoWrappers = {', ...wrappers, '};'],
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Returns the module with all imports of one folder's demos. `toRequest` converts an import to one
 * that is valid outside of that folder.
 */
export function scopeCode(
  imports: readonly string[],
  toRequest: (specifier: string) => string = (specifier) => specifier,
): string {
  const names = [...new Set(imports)].sort();
  const lines = [
    ...names.map((name, index) => `import * as module${index} from ${quote(toRequest(name))};`),
    'export const scope = {',
    ...names.map((name, index) => `  ${quote(name)}: module${index},`),
    '};',
  ];
  return `${lines.join('\n')}\n`;
}
