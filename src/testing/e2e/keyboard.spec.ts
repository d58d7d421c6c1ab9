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
import { findMissing, parseAnatomy } from './anatomy';
import { findElement, openDemo, walkSteps, watchClicks } from './keyboardSteps';
import { expect, openPage, remember, test } from './page';
import { chosenFiles } from './pageFiles';

const SITE = path.resolve(__dirname, '../../..');
const load = createRequire(__filename);
const FENCE = /^```html (?<meta>anatomy=\.\/(?<demo>\w+)\.tsx.*)\n(?<html>[^]*?)^```$/gm;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Opens a page without motion, and where clicks are seen and do not leave it. */
async function open(page: Page, pathname: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchClicks(page);
  await openPage(page, pathname);
}

for (const { file, page: pathname } of chosenFiles('.keyboard.ts')) {
  const { keyboard = [], roles = [] } = (load(path.join(SITE, file)) as { default: KeyboardTables })
    .default;
  const demo = path.basename(file, '.keyboard.ts');

  test.describe(`${pathname} ${demo}`, () => {
    const walk = (title: string, steps: readonly KeyboardStep[], direction = 'ltr') =>
      test(title, async ({ page }) => {
        await remember(page, { [STORAGE_KEYS.direction]: direction });
        await open(page, pathname);
        await walkSteps(page, demo, steps);
      });

    const unpressed: string[] = [];
    for (const [index, row] of keyboard.entries()) {
      const effects: [string, KeyboardEffect][] =
        'in' in row ? Object.entries(row.in) : [['', row]];
      const title = `row ${index + 1}, ${keysOf(row).join(', ')}`;
      for (const [column, { does, walk: steps, rtl }] of effects) {
        walk(`${title} ${column}: ${does}`, steps);
        if (rtl) walk(`${title} ${column}, right to left: ${does}`, rtl, 'rtl');
      }
      const pressed = effects
        .flatMap(([, { walk: steps, rtl = [] }]) => [...steps, ...rtl])
        .flatMap(({ press = [], hold = [], release = [] }) => [press, hold, release].flat());
      unpressed.push(...keysOf(row).filter((key) => !pressed.includes(key)));
    }
    test('every key is pressed', () => expect(unpressed).toEqual([]));

    const seeRoles = (title: string, rows: readonly RoleRow[]) =>
      test(title, async ({ page }) => {
        await open(page, pathname);
        for (const { role, name, states = {}, after = [] } of rows) {
          await walkSteps(page, demo, after);
          const opened = await openDemo(page, after.findLast((step) => step.in)?.in ?? demo);
          const css = Object.entries(states).map(([attribute, value]) =>
            value === '…' ? `[${attribute}]` : `[${attribute}="${value}"]`,
          );
          const named = name === undefined ? role : `${role} "${name}"`;
          const element = `${named}${css.join('')}` as DemoElement;
          await expect.soft(findElement(opened, element), element).toBeAttached();
        }
      });
    // Steps change the page, so that these need one each.
    const afterSteps = roles.filter(({ after }) => after);
    seeRoles(
      'roles',
      roles.filter((row) => !afterSteps.includes(row)),
    );
    for (const row of afterSteps) {
      seeRoles(`role in row ${roles.indexOf(row) + 1}, ${row.role} "${row.name ?? ''}"`, [row]);
    }
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
