import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type {
  DemoElement,
  KeyboardEffect,
  KeyboardStep,
  KeyboardTables,
  RoleRow,
} from '../../../plugins/content/keyboard-tables/contract';
import { keysOf } from '../../../plugins/content/keyboard-tables/node/keyboardTable';
import { STORAGE_KEYS } from '../../site/storageKeys';
import { popupViolations } from './accessibilityViolations';
import { findMissing, parseAnatomy } from './anatomy';
import { findElement, openDemo, resetDemos, walkSteps, watchClicks } from './keyboardSteps';
import { expect, openPage, remember, test } from './page';
import { chosenFiles } from './pageFiles';

const SITE = path.resolve(__dirname, '../../..');
const load = createRequire(__filename);
const FENCE = /^```html (?<meta>anatomy=\.\/(?<demo>\w+)\.tsx.*)\n(?<html>[^]*?)^```$/gm;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** A role with its name and states, as a step would name it. */
function toElement({ role, name, states = {} }: RoleRow) {
  const css = Object.entries(states).map(([attribute, value]) =>
    value === '…' ? `[${attribute}]` : `[${attribute}="${value}"]`,
  );
  return `${name === undefined ? role : `${role} "${name}"`}${css.join('')}` as DemoElement;
}

/** Opens a page without motion, and where clicks are seen and do not leave it. */
async function open(page: Page, pathname: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchClicks(page);
  await openPage(page, pathname);
}

/** A row of a table: its steps, and the role that is there after them. */
interface Walk {
  readonly row: string;
  readonly steps: readonly KeyboardStep[];
  readonly role?: RoleRow;
}

/** The rows of a file, and the faults of its library. */
interface Walks {
  readonly demo: string;
  readonly walks: readonly Walk[];
  readonly faults: readonly string[];
}

/** Walks all rows in one visit: opening the page takes longer than any of them. */
async function walkRows(page: Page, pathname: string, { demo, faults, walks }: Walks) {
  test.setTimeout(30_000 + walks.length * 10_000);
  await open(page, pathname);
  for (const { row, steps, role } of walks) {
    await test.step(row, async () => {
      await walkSteps(page, demo, steps);
      if (role) {
        const name = steps.findLast((step) => step.in)?.in ?? demo;
        await expect.soft(findElement(await openDemo(page, name), toElement(role))).toBeAttached();
        if (steps.length > 0) expect.soft(await popupViolations(page, name, faults)).toEqual([]);
      }
    });
    if (steps.length > 0) await resetDemos(page, demo, steps);
  }
}

for (const { file, page: pathname } of chosenFiles('.keyboard.ts')) {
  const {
    keyboard = [],
    roles = [],
    faults = [],
  } = (load(path.join(SITE, file)) as { default: KeyboardTables }).default;
  const demo = path.basename(file, '.keyboard.ts');
  const walks = { ltr: [] as Walk[], rtl: [] as Walk[] };
  const unpressed: string[] = [];
  for (const [index, row] of keyboard.entries()) {
    const title = `row ${index + 1}, ${keysOf(row).join(', ')}`;
    const effects = Object.entries<KeyboardEffect>('in' in row ? row.in : { '': row });
    for (const [column, { does, walk, rtl }] of effects) {
      walks.ltr.push({ row: `${title} ${column}: ${does}`, steps: walk });
      if (rtl) walks.rtl.push({ row: `${title} ${column}: ${does}`, steps: rtl });
    }
    const pressed = effects
      .flatMap(([, { walk, rtl = [] }]) => [...walk, ...rtl])
      .flatMap(({ press = [], hold = [], release = [] }) => [press, hold, release].flat());
    unpressed.push(...keysOf(row).filter((key) => !pressed.includes(key)));
  }

  test.describe(`${pathname} ${demo}`, () => {
    for (const [direction, rows] of Object.entries(walks)) {
      if (rows.length === 0) continue;
      test(`does what its rows of keys say, ${direction}`, async ({ page }) => {
        await remember(page, { [STORAGE_KEYS.direction]: direction });
        await walkRows(page, pathname, { demo, faults, walks: rows });
      });
    }

    test('every key is pressed', () => expect(unpressed).toEqual([]));

    test('has its roles', ({ page }) => {
      const rows = roles.map((role) => ({ row: toElement(role), steps: role.after ?? [], role }));
      return walkRows(page, pathname, { demo, faults, walks: rows });
    });
  });
}

for (const { file, page: pathname } of chosenFiles('.mdx')) {
  for (const { groups } of readFileSync(path.join(SITE, file), 'utf8').matchAll(FENCE)) {
    const { demo = '', meta = '', html = '' } = groups ?? {};
    test(`${pathname} renders the anatomy of ${demo}`, async ({ page }) => {
      await open(page, pathname);
      const opened = await openDemo(page, demo);
      const button = /click="([^"]*)"/.exec(meta)?.[1];
      if (button) await findElement(opened, `button "${button}"`).click();
      const elements = opened.document.locator(opened.within);
      await expect.poll(() => findMissing(elements, parseAnatomy(html))).toEqual([]);
    });
  }
}
