import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { waitUntilDrawn } from './page';

type Selector = Parameters<AxeBuilder['include']>[0];

interface Part {
  /** Selectors of what is looked at; the whole page without them. */
  readonly include?: readonly Selector[];
  /** Selectors of what is left out. */
  readonly exclude?: readonly string[];
  /** Rules that are checked; all without them. */
  readonly rules?: string[];
  /** Rules that are not. */
  readonly withoutRules?: string[];
}

/** What axe finds wrong with the page as the reader sees it: each rule, with its elements and mends. */
export async function accessibilityViolations(
  page: Page,
  { include = [], exclude = [], rules, withoutRules = [] }: Part = {},
): Promise<string[]> {
  await waitUntilDrawn(page);
  // Without frames, the legacy mode finds the same, and without an account of what passed axe is done
  // in a third of the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(exclude.includes('iframe'))
    .options({ resultTypes: ['violations'] })
    .disableRules(withoutRules);
  if (rules) axe.withRules(rules);
  for (const selector of include) axe.include(selector);
  for (const selector of exclude) axe.exclude(selector);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join(' | ')}`,
  );
}

const FRAME = '[data-demo-stage] iframe';

/** Dialogs, menus, lists and tooltips that are open over the page. */
const POPUPS = 'body > :not(#__docusaurus, script, style, iframe)';

/**
 * What axe finds wrong with the demo's popups that are open, or with the frame that has them, other than
 * known `faults` of its library.
 */
export async function popupViolations(
  page: Page,
  demo: string,
  faults: readonly string[],
): Promise<string[]> {
  const frame = `section[id="${demo}"] ${FRAME}`;
  const isFramed = (await page.locator(frame).count()) > 0;
  if (!isFramed && (await page.locator(POPUPS).count()) === 0) return [];
  return accessibilityViolations(page, {
    include: [isFramed ? { fromFrames: [frame, 'body'] } : POPUPS],
    // These are for whole pages.
    withoutRules: ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass', ...faults],
  });
}

/**
 * What axe finds unreadable in the frames of demos. Its rules for
 * landmarks and headings are for whole pages.
 */
export async function contrastViolationsInFrames(page: Page): Promise<string[]> {
  if ((await page.locator(FRAME).count()) === 0) return [];
  return accessibilityViolations(page, {
    include: [{ fromFrames: [FRAME, 'html'] }],
    rules: ['color-contrast'],
  });
}
