import { className, compileCssModule } from '../node/compileCssModule';

const PATH = 'src/ui/Card/styles.module.css';

const compile = (source: string) => compileCssModule({ path: PATH, source }, true);

/** The style sheet with each name as it is in the file, in one line. */
function readable({ css, names }: ReturnType<typeof compile>): string {
  const text = css.join('<file>').replace(/\s+/g, ' ').trim();
  return Object.entries(names).reduce(
    (result, [name, compiled]) => result.replaceAll(compiled.split(' ')[0] ?? '', `[${name}]`),
    text,
  );
}

describe('names', () => {
  test.each([
    ['classes', '.card { top: 0 }', '.[card] { top: 0; }'],
    ['ids', '#card { top: 0 }', '#[card] { top: 0; }'],
    [
      'classes in selectors of all kinds',
      '.card:not(.open) > :is(.title, a):hover { top: 0 }',
      '.[card]:not(.[open]) > :is(.[title], a):hover { top: 0; }',
    ],
    [
      'classes in nested rules',
      '.card { & .title { top: 0 } @media print { top: 1px } }',
      '.[card] { & .[title] { top: 0; } @media print { top: 1px; } }',
    ],
    [
      'animations',
      '.card { animation: rise 1s } @keyframes rise { to { top: 0 } }',
      '.[card] { animation: 1s [rise]; } @keyframes [rise] { to { top: 0; } }',
    ],
    [
      'what is not said to be global',
      ':global(html[data-theme=dark]) .card :global(.token.tag) { top: 0 }',
      'html[data-theme="dark"] .[card] .token.tag { top: 0; }',
    ],
    [
      'no areas, containers and custom properties',
      '.card { grid-area: main; container-name: side; --size: 1px } @container side (width > 1px) { .card { top: 0 } }',
      '.[card] { --size: 1px; grid-area: main; container-name: side; } @container side (width > 1px) { .[card] { top: 0; } }',
    ],
    ['with escapes', '.card\\:open { top: 0 }', '.[card:open] { top: 0; }'],
  ])('%s are unique', (_what, source, expected) => {
    expect(readable(compile(source))).toBe(expected);
  });

  test('a name is the same wherever it is asked for, and another one in another file', () => {
    expect(compile('.card { top: 0 }').names).toEqual({ card: className(PATH, 'card', true) });
    expect(className(PATH, 'card', true)).toMatch(/^_[\w-]{5}$/);
    expect(className('src/other.module.css', 'card', true)).not.toBe(className(PATH, 'card', true));
  });

  test('in development a name can be read', () => {
    expect(className(PATH, 'card', false)).toMatch(/^card_[\w-]{4}$/);
    expect(className(PATH, 'card:open', false)).toMatch(/^card-open_[\w-]{4}$/);
  });

  test('a class that composes others is all of them', () => {
    const { names } = compile(
      '.base { top: 0 } .card { composes: base; composes: menu from global; left: 0 }',
    );
    expect(names['card']).toBe(
      [className(PATH, 'card', true), className(PATH, 'base', true), 'menu'].join(' '),
    );
  });
});

describe('addresses', () => {
  test.each([
    ['data', `url("data:image/svg+xml,%3Csvg a='1'%3E")`],
    ['a part of the page', 'url("#mask")'],
    ['a file of the site', 'url("/img/card.svg")'],
    ['another site', 'url("https://docs.example.com/card.svg")'],
  ])('of %s stay as they are', (_what, address) => {
    const { css, files } = compile(
      `.card { mask: ${address} } .title { top: 0; mask: ${address} }`,
    );
    expect(css).toHaveLength(1);
    expect(css[0]?.split(address)).toHaveLength(3);
    expect(files).toEqual([]);
  });

  test('files are left to the bundler, in their order', () => {
    const module = compile(
      '.card { mask: url(./a.svg), url(#b), url("../c.svg") } .title { mask: url(./a.svg) }',
    );
    expect(module.files).toEqual(['./a.svg', '../c.svg', './a.svg']);
    expect(readable(module)).toBe(
      '.[card] { mask: url(<file>), url("#b"), url(<file>); } .[title] { mask: url(<file>); }',
    );
  });
});

test.each([
  ['a mistake', '.card {\n  .title\n}', `${PATH}:3:1: Unexpected end of input`],
  [
    'another style sheet',
    '\n@import "./base.css";',
    `${PATH}:2: a CSS module cannot @import; import "./base.css" in the component.`,
  ],
  [
    'a class of another file',
    '.card { composes: base from "./base.module.css" }',
    `${PATH}: .card cannot compose from "./base.module.css"; give the element both classes.`,
  ],
])('%s is said with its place', (_what, source, message) => {
  expect(() => compile(source)).toThrow(message);
});
