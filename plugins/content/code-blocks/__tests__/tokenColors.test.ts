import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast, parseColor } from '../../../../src/site/contrast';
import { semanticColors } from '../../../../src/site/tokens';
import { STYLED_TOKEN_TYPES } from '../client/tokensToLines';

const feature = path.join(__dirname, '../../../../src/features/code');
const palette = readFileSync(path.join(feature, 'palette.module.css'), 'utf8');
const rules = readFileSync(path.join(feature, 'HighlightedCode/styles.module.css'), 'utf8');

interface Color {
  readonly color: string;
  readonly alpha: number;
}

const colors = new Map<string, Color>(
  [...palette.matchAll(/--code-([\w-]+): hsl\((\d+)deg (\d+)% (\d+)%(?: \/ (\d+)%)?\);/g)].map(
    ([, name = '', h, s, l, alpha = '100']) => [
      name,
      { color: `hsl(${h}, ${s}%, ${l}%)`, alpha: Number(alpha) / 100 },
    ],
  ),
);

/** Blends `top` over the opaque `bottom`. */
function over({ color, alpha }: Color, bottom: string): string {
  const below = parseColor(bottom);
  const channels = parseColor(color).map((channel, index) =>
    Math.round(channel * alpha + (below[index] ?? 0) * (1 - alpha))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

const named = (pattern: RegExp) => [...colors].filter(([name]) => pattern.test(name));
const surface = semanticColors['color-bg-code'];
if (!surface) throw new Error('There is no colour for the surface of code.');

const cases = Object.entries(surface).flatMap(([mode, background]) =>
  [...named(/^(?:token-|text$|muted$|selected$)/)].flatMap(([name, { color }]) => [
    { name, mode, place: 'the surface', color, background },
    ...named(/^tint-/).map(([place, tint]) => ({
      name,
      mode,
      place,
      color,
      background: over(tint, background),
    })),
  ]),
);

test('the palette was read', () => {
  expect(colors.size).toBe(palette.match(/^ {2}--code-/gm)?.length);
  expect(named(/^token-/).length).toBeGreaterThan(5);
  expect(named(/^tint-/)).toHaveLength(3);
});

test.each(cases)('$name on $place, $mode mode, holds 4.5:1', ({ color, background }) => {
  expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5);
});

test('the text of the copy button holds 4.5:1', () => {
  const [text, hint, background] = ['control-text', 'muted', 'control'].map(
    (name) => colors.get(name)?.color ?? '',
  ) as [string, string, string];
  expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(hint, background)).toBeGreaterThanOrEqual(4.5);
});

test('every token type of the highlighter has a rule, and every rule a type', () => {
  const selectors = rules.match(/:global\(\.token.*\)(?= \{)/g) ?? [];
  const styled = selectors.flatMap((selector) =>
    [...selector.matchAll(/\.(?!token\b)([\w-]+)/g)].map(([, type]) => type),
  );
  expect([...new Set(styled)].sort()).toEqual([...STYLED_TOKEN_TYPES].sort());
});

test('every variable that the rules use is in the palette', () => {
  const used = [...rules.matchAll(/: var\(--code-([\w-]+)\)/g)].map(([, name]) => name ?? '');
  expect(used.filter((name) => !colors.has(name))).toEqual([]);
});
