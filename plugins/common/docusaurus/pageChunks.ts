import { simpleHash } from '@docusaurus/utils';

/** Used properties of the bundler's chunk. */
export interface BundledChunk {
  readonly name?: string | null;
}

/** Modules of every documentation page. Docusaurus names a chunk after each. */
const DOC_LAYOUT_MODULES = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
];

const COMMON_CHUNKS: ReadonlySet<string> = new Set([
  'main',
  ...DOC_LAYOUT_MODULES.map((module) => simpleHash(module, 8)),
]);

/**
 * Whether a chunk is a part of a page: Docusaurus names it `content---docs-x`, or by a hash in
 * production. Chunks that load on demand have other names or none.
 */
export function isPageChunk({ name }: BundledChunk): boolean {
  return typeof name === 'string' && /---|^[\da-f]{8}/.test(name);
}

/**
 * Whether all documentation pages load a chunk. In development this is true for all parts of pages,
 * since there the size of style sheets does not matter.
 */
export function isCommonChunk({ name }: BundledChunk): boolean {
  if (typeof name !== 'string') return false;
  return COMMON_CHUNKS.has(name) || name.includes('---');
}
