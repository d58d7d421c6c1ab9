import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { directionalCss } from '../node/directionalCss';

const SOURCES = path.join(__dirname, '../../../../src');
const FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

const withoutComments = (css: string) => css.replace(/\s*\/\*[\s\S]*?\*\//g, '');

test('there are style sheets', () => {
  expect(FILES.length).toBeGreaterThan(50);
});

// `directionalCss` would write other rules for each direction, which cost bytes. To fix a failure,
// use logical properties, a separate rule for `[data-dir='rtl']`, or `/* rtl:ignore */` before what
// is intended.
test.each(FILES)('src/%s reads the same in both directions', (file) => {
  const css = readFileSync(path.join(SOURCES, file), 'utf8');
  const { css: mirrored } = postcss([directionalCss()]).process(css, { from: undefined });
  expect(withoutComments(mirrored)).toBe(withoutComments(css));
});
