/** Layout of an ad: a line of text, or text with image. */
export type AdShape = 'inline' | 'image';

/** Share of documents with inline ads (spec §9). */
const INLINE_SHARE = 0.2;

/** Returns the layout of a document's ads. `random` is at least 0 and below 1. */
export function adShape(random: number): AdShape {
  return random < INLINE_SHARE ? 'inline' : 'image';
}

/** The layout of the ads of this document, on all its pages. */
export const DOCUMENT_SHAPE = adShape(Math.random());
