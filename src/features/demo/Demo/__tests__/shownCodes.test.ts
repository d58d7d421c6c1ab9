import type { DemoCode, DemoSource } from '@site/plugins/content/demos/contract';
import { shownCodes } from '../demoSource';

const code = (name: string, source: string, preview: string): DemoCode => ({
  files: [{ name, code: source, html: source }],
  preview: { code: preview, html: preview },
});

const typescript = code('Orders.tsx', 'const total: number = 1;', '<Orders />');
const javascript = code('Orders.js', 'const total = 1;', '<Orders />');
const source: DemoSource = { typescript, javascript, dependencies: {}, typeDependencies: {} };

test.each([
  ['source', 'TS', [{ variant: null, code: typescript }]],
  ['source', 'JS', [{ variant: null, code: javascript }]],
  ['preview', 'JS', [{ variant: null, code: javascript }]],
  // The server renders both variants …
  [
    'source',
    null,
    [
      { variant: 'TS', code: typescript },
      { variant: 'JS', code: javascript },
    ],
  ],
  // … but only one if they are equal.
  ['preview', null, [{ variant: null, code: typescript }]],
] as const)('the %s for %s', (shown, variant, expected) => {
  expect(shownCodes(source, shown, variant)).toEqual(expected);
});
