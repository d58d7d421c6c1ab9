const quote = (text: string) => JSON.stringify(text);

/** The name of the chunk with what the demos of a folder may import. */
function scopeChunk(folder: string): string {
  return `demo-scope-${folder.replaceAll('/', '-')}`;
}

/**
 * The module that knows the scopes of all folders and holds none of them. Takes the folders from
 * the site's, and the import path of the module that `scopeCode` makes for a folder.
 */
export function scopeRegistryCode(
  folders: readonly string[],
  requestOf: (folder: string) => string,
): string {
  const entries = folders.map((folder) => {
    const chunk = `/* webpackChunkName: ${quote(scopeChunk(folder))} */`;
    const request = quote(requestOf(folder));
    return `  ${quote(folder)}: () => import(${chunk} ${request}).then((module) => module.scope),`;
  });
  return `${['export const demoScopes = {', ...entries, '};'].join('\n')}\n`;
}

/**
 * The module with everything the demos of one folder import. `toRequest` says what an import is
 * outside of that folder.
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
