import type { ChunkNames } from '../contract';

/** The names of a route's chunks with another name in the place of each. */
export function mapNames(names: ChunkNames, toName: (name: string) => string): ChunkNames {
  if (typeof names === 'string') return toName(names);
  if (Array.isArray(names)) return names.map((part: ChunkNames) => mapNames(part, toName));
  return Object.fromEntries(
    Object.entries(names).map(([key, value]) => [key, mapNames(value, toName)]),
  );
}
