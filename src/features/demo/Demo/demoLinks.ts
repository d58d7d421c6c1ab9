import { useLocation } from '@docusaurus/router';
import type { DemoModule, DemoStyling } from '@site/plugins/content/demos/contract';
import { useCodeStyling } from '@site/src/prefs';
import {
  demoHash,
  parseDemoHash,
  STYLING_OF_PREFIX,
  type CodeVariant,
} from '@site/src/site/demoHash';
import { idOfHash } from '@site/src/site/idOfHash';
import { useEffect, type RefObject } from 'react';

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

/** Returns the stored styling if the demo has it, else the default. */
export function useDemoStyling({ stylings }: DemoModule): DemoStyling {
  const { codeStyling } = useCodeStyling();
  return stylings.find((styling) => STYLING_OF_PREFIX[styling] === codeStyling) ?? 'system';
}

/**
 * Scrolls to the demo if the URL's hash names its source or styling, and calls `open` for its source.
 * @param enabled Whether the demo has visible source (spec §4).
 */
export function useOpenedByHash(
  id: string,
  ref: RefObject<Element | null>,
  open: () => void,
  enabled: boolean,
) {
  const { hash, key } = useLocation();
  useEffect(() => {
    const link = parseDemoHash(idOfHash(hash));
    if (!enabled || link?.id !== id) return;
    if (link.variant) open();
    ref.current?.scrollIntoView();
    // `key` distinguishes visits of the same URL.
  }, [hash, key, id, ref, open, enabled]);
}
