/**
 * What all documentation pages are laid out by. In one chunk it is 2.5 kB less than in Docusaurus'
 * four and what the bundler takes out of them, since each file is compressed by itself.
 */
const DOC_LAYOUT_MODULES = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
];

/** Under this name the modules of the layout are imported ... */
export const DOC_LAYOUT_IMPORT = 'doc-pages';
/** ... and with all that they need they become this chunk, and leave the other one empty. */
export const DOC_LAYOUT_CHUNK = 'doc-layout';

/** The name by which a module that Docusaurus' registry lists by `name` is imported. */
export function toImportName(name: string, module: string): string {
  return DOC_LAYOUT_MODULES.includes(module) ? DOC_LAYOUT_IMPORT : name;
}

/** The chunk that such a module is in. */
export function toChunkName(name: string, module: string): string {
  return DOC_LAYOUT_MODULES.includes(module) ? DOC_LAYOUT_CHUNK : name;
}
