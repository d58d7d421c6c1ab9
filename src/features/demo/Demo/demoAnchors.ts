import type { DemoStyling } from '@site/plugins/content/demos/contract';
import { demoHash, STYLING_OF_PREFIX, type CodeVariant } from '@site/src/site/demoHash';

const VARIANTS: readonly CodeVariant[] = ['TS', 'JS'];

/**
 * The anchors that links can name: the demo's own, and those of its source in each language and
 * styling. A demo that does not show its source has no `stylings` here.
 */
export function demoAnchors(id: string, stylings: readonly DemoStyling[]): readonly string[] {
  const hashes = VARIANTS.flatMap((variant) => [
    demoHash({ id, variant, styling: null }),
    ...stylings.map((styling) => demoHash({ id, variant, styling: STYLING_OF_PREFIX[styling] })),
  ]);
  return [id, ...(stylings.length > 0 ? hashes.map((hash) => hash.slice(1)) : [])];
}
