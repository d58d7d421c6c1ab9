/** How an ad is laid out: as a line of text, or with its picture. */
export type AdShape = 'inline' | 'image';

/** The share of documents with inline ads (spec §9). */
export const INLINE_SHARE = 0.2;

/** The shape of a document's ads. Takes a number of at least 0 and below 1. */
export function adShape(random: number): AdShape {
  return random < INLINE_SHARE ? 'inline' : 'image';
}
