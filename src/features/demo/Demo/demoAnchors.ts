import type { DemoStyling } from '@site/plugins/content/demos/contract';
import { demoHash, STYLING_OF_PREFIX, type CodeVariant } from '@site/src/site/demoHash';

const VARIANTS: readonly (CodeVariant | null)[] = [null, 'TS', 'JS'];

/**
 * Returns the anchors of a demo: its own, and those of its source per language and styling.
 * `stylings` is empty for a demo without visible source.
 */
export function demoAnchors(id: string, stylings: readonly DemoStyling[]): readonly string[] {
  if (stylings.length === 0) return [id];
  const named = [null, ...stylings.map((styling) => STYLING_OF_PREFIX[styling])];
  return VARIANTS.flatMap((variant) =>
    named.map((styling) => demoHash({ id, variant, styling }).slice(1)),
  );
}
