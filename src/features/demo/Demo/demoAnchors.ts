import type { DemoStyling } from '@site/plugins/content/demos/contract';
import { demoHash, STYLING_OF_PREFIX, type CodeVariant } from '@site/src/site/demoHash';

const VARIANTS: readonly CodeVariant[] = ['TS', 'JS'];

/**
 * Returns the anchors of a demo: its own, and those of its source per language and styling.
 * `stylings` is empty for a demo without visible source.
 */
export function demoAnchors(id: string, stylings: readonly DemoStyling[]): readonly string[] {
  const hashes = VARIANTS.flatMap((variant) => [
    demoHash({ id, variant, styling: null }),
    ...stylings.map((styling) => demoHash({ id, variant, styling: STYLING_OF_PREFIX[styling] })),
  ]);
  return [id, ...(stylings.length > 0 ? hashes.map((hash) => hash.slice(1)) : [])];
}
