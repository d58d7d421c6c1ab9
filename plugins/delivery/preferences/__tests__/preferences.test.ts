import type { LoadContext } from '@docusaurus/types';
import postcss, { type AcceptedPlugin } from 'postcss';
import preferences from '..';
import { THEME_COLOR } from '../../../../src/site/tokens';

const context = (siteStorage: Partial<LoadContext['siteStorage']> = {}) =>
  ({
    siteStorage: { type: 'localStorage', namespace: '', ...siteStorage },
  }) as LoadContext;

it('shows the choices before any style sheet, and again at the start of the body', () => {
  const tags = preferences(context()).injectHtmlTags?.({ content: undefined });
  expect(tags?.headTags).toEqual([
    { tagName: 'meta', attributes: { name: 'color-scheme', content: 'light dark' } },
    ...(['light', 'dark'] as const).map((mode) => ({
      tagName: 'meta',
      attributes: {
        name: 'theme-color',
        media: `(prefers-color-scheme: ${mode})`,
        content: THEME_COLOR[mode],
      },
    })),
    { tagName: 'script', innerHTML: expect.stringContaining('"mui-mode"') },
  ]);
  expect(tags?.preBodyTags).toEqual([
    { tagName: 'script', innerHTML: expect.stringMatching(/^window\.\w+\(\);$/) },
  ]);
});

it.each([{ namespace: '-docs' }, { type: 'sessionStorage' } as const])(
  'refuses a storage of %j, which would change the keys',
  (siteStorage) => {
    expect(() => preferences(context(siteStorage))).toThrow('without a namespace');
  },
);

it.each([
  ['.a { color: red }', '.a { color: red }'],
  ['.a { margin-inline-start: 1px }', '.a { margin-inline-start: 1px }'],
  [
    '.a { left: 0 }',
    ':where(html:not([data-dir="rtl"])) .a { left: 0 } :where(html[data-dir="rtl"]) .a { right: 0 }',
  ],
  [
    "html[data-theme='dark'] .a { left: 0 }",
    `html:where(html:not([data-dir="rtl"]))[data-theme='dark'] .a { left: 0 } html:where(html[data-dir="rtl"])[data-theme='dark'] .a { right: 0 }`,
  ],
  [
    ':root { padding-left: 1px }',
    ':root:where(html:not([data-dir="rtl"])) { padding-left: 1px } :root:where(html[data-dir="rtl"]) { padding-right: 1px }',
  ],
  [
    'html-like { left: 0 }',
    ':where(html:not([data-dir="rtl"])) html-like { left: 0 } :where(html[data-dir="rtl"]) html-like { right: 0 }',
  ],
  [
    '::selection { left: 0 }',
    ':where(html:not([data-dir="rtl"])) ::selection { left: 0 } :where(html[data-dir="rtl"]) ::selection { right: 0 }',
  ],
  ['pre { direction: ltr }', 'pre { direction: ltr }'],
])('writes %s for both directions', (source, expected) => {
  const options = preferences(context()).configurePostCss?.({ plugins: [] });
  const { css } = postcss(options?.plugins as AcceptedPlugin[]).process(source, {
    from: undefined,
  });
  expect(css.replace(/\s+/g, ' ').trim()).toBe(expected);
});

it("keeps the bundler's other PostCSS plugins, before its own", () => {
  const options = preferences(context()).configurePostCss?.({ plugins: ['first'] });
  expect(options?.plugins).toHaveLength(2);
  expect(options?.plugins[0]).toBe('first');
});
