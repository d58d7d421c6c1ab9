import { toDocChunk } from '../client/docChunk';
import { mapNames } from '../client/mapNames';
import type { Leaf, Section, SplitRoutes } from './splitRoutes';

/** What can be in a chunk's name, which becomes a file's and an address'. */
const PLAIN = /^[\w/-]+$/;

/** What the chunks of a section's docs are called at first, e.g. `page--material-ui--`. */
export function toChunkPrefix(sectionPath: string, baseUrl: string): string {
  const segments = sectionPath.slice(baseUrl.length).split('/').filter(Boolean);
  return ['page', ...segments, ''].join('--');
}

/**
 * Names the one chunk that a doc has of its own after the doc, where Docusaurus has a hash, so that
 * tables of docs need not say it. Takes and returns the routes and the modules of chunks, by name.
 */
export function nameDocChunks(
  split: SplitRoutes,
  registry: ReadonlyMap<string, string>,
  baseUrl: string,
): { readonly split: SplitRoutes; readonly registry: ReadonlyMap<string, string> } {
  const newNames = new Map<string, string>();
  const nameLeaf = (leaf: Leaf, prefix: string): Leaf => {
    const [from, ...others] = leaf.own;
    const to = leaf.doc && toDocChunk(prefix, leaf.doc.doc.id);
    if (from === undefined || to === undefined || others.length > 0 || !PLAIN.test(to)) return leaf;
    newNames.set(from, to);
    const toName = (name: string) => (name === from ? to : name);
    return {
      ...leaf,
      names: mapNames(leaf.names, toName),
      own: [to],
      all: leaf.all.map(toName),
    };
  };
  const sections = split.sections.map((section): Section => {
    const prefix = toChunkPrefix(section.path, baseUrl);
    return { ...section, leaves: section.leaves.map((leaf) => nameLeaf(leaf, prefix)) };
  });
  return {
    split: { ...split, sections },
    registry: new Map([...registry].map(([name, module]) => [newNames.get(name) ?? name, module])),
  };
}
