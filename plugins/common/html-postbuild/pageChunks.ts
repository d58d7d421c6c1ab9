import { simpleHash } from '@docusaurus/utils';

/** What is used of the bundler's chunk. */
export interface BundledChunk {
  readonly name?: string | null;
}

/** What is on every documentation page. Each has a chunk that Docusaurus names after it. */
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
 * Whether a chunk is a part of a page: Docusaurus names it `content---docs-x`, in production by a hash.
 * Chunks that are fetched later have other names or none.
 */
export function isPageChunk({ name }: BundledChunk): boolean {
  return typeof name === 'string' && /---|^[\da-f]{8}/.test(name);
}

/**
 * Whether all documentation pages load a chunk. In development, where style sheets need no room, that
 * counts for all parts of pages.
 */
export function isCommonChunk({ name }: BundledChunk): boolean {
  if (typeof name !== 'string') return false;
  return COMMON_CHUNKS.has(name) || name.includes('---');
}
