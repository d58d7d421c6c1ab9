import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { waitUntilDrawn } from './page';

interface Part {
  /** Selectors of what is looked at; the whole page without them. */
  readonly include?: readonly string[];
  /** Selectors of what is left out. */
  readonly exclude?: readonly string[];
}

/** What axe finds wrong with the page as the reader sees it: each rule, with its elements and mends. */
export async function accessibilityViolations(
  page: Page,
  { include = [], exclude = [] }: Part = {},
): Promise<string[]> {
  await waitUntilDrawn(page);
  // Without frames, the legacy mode finds the same, and without an account of what passed axe is done
  // in a third of the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(exclude.includes('iframe'))
    .options({ resultTypes: ['violations'] });
  for (const selector of include) axe.include(selector);
  for (const selector of exclude) axe.exclude(selector);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join(' | ')}`,
  );
}
