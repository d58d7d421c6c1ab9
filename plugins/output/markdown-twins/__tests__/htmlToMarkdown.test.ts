import type { DemoSource } from '../../../content/demos/contract';
import { htmlToMarkdown } from '../node/htmlToMarkdown';

const source: DemoSource = {
  typescript: {
    files: [{ name: 'A.tsx', code: 'let a: string;\n', html: '' }],
    preview: null,
  },
  javascript: { files: [{ name: 'A.jsx', code: 'let a;\n', html: '' }], preview: null },
  dependencies: {},
  typeDependencies: {},
};

function convert(main: string, title = 'Title') {
  const [ts = '', js = ''] = htmlToMarkdown(
    {
      html: `<nav>Menu</nav><main>${main}</main><p>Foot`,
      permalink: '/zh/page/',
      origin: 'https://docs.test',
      readSource: () => source,
    },
    title,
    ['TS', 'JS'],
  );
  return { ts, js };
}

const block = (language: string, code: string, title = '') =>
  `<div data-code-block="">${title && `<div>${title}</div>`}<div><pre tabindex=0><code class="language-${language} x">${code}</code></pre><button>Copy</button></div></div>`;

test.each([
  [
    'links',
    '<p><a href=/zh/a/>a</a> <a href=#b>b</a>',
    '[a](https://docs.test/zh/a/) [b](https://docs.test/zh/page/#b)',
  ],
  [
    'an icon that links',
    '<p>a<a href=/x/></a> <a href=/y/ aria-label=Y><svg><path/></svg></a>',
    'a [Y](https://docs.test/y/)',
  ],
  ['a picture', '<p><img alt=A src=/img/a.png>', '![A](https://docs.test/img/a.png)'],
  ['a small picture', '<p>a <img alt=A src=data:image/png;base64,AA==>.', 'a A.'],
  [
    'a picture per color mode',
    '<img class="x themedComponent--light_x" alt=A src=/a.png><img class="x themedComponent--dark_x" alt=A src=/b.png>',
    '![A](https://docs.test/a.png)',
  ],
  [
    'drawings',
    '<p>a <svg class=x /><svg role=img aria-label=b /><svg><path d=M0 /></svg> c',
    'a b c',
  ],
  [
    'tasks',
    '<ul><li><input type=checkbox disabled checked/> a<li><input type=checkbox disabled/> b</ul>',
    '- [x] a\n- [ ] b',
  ],
  [
    'a card',
    '<a href=/a/><h2><span class=theme-doc-card-icon>x</span><span>A</span></h2><p>b</p></a>',
    '[A b](https://docs.test/a/)',
  ],
  ['a heading', '<h2 id=a><span id=b>A</span><a class=hash-link href=#a>#</a></h2>', '## A'],
  [
    'what is left out',
    '<nav>a</nav><button>b</button><p data-no-markdown>c</p><p role=status>d</p><div inert>e</div>',
    '',
  ],
  [
    'what only works in a browser',
    '<noscript>a</noscript><noscript data-markdown><p>b</p></noscript><div data-no-markdown>c</div>',
    'b',
  ],
  ['a button with text', '<p><button data-markdown>a</button><span role=tooltip>b</span>', 'a'],
  [
    'elements that nothing is known of',
    '<figure><custom-part>a <b>b</b></custom-part></figure>',
    'a **b**',
  ],
  [
    'code',
    block('tsx', '<span class="token">let</span> a &lt; 1;\n\nb', 'a.tsx'),
    '```tsx title="a.tsx"\nlet a < 1;\n\nb\n```',
  ],
  ['code without a frame', '<pre><code>a\n</code></pre>', '```\na\n```'],
  [
    'an admonition',
    '<div class="theme-admonition theme-admonition-tip"><div><strong>T</strong></div><p>a</p></div>',
    '> [!TIP]\n> **T**\n>\n> a',
  ],
  [
    'an admonition with a list',
    '<div class=theme-admonition-danger><ul><li>a</ul></div>',
    '> [!CAUTION]\n>\n> - a',
  ],
  ['a note', '<p role=note>a <a href=/b/>b</a>', '> a [b](https://docs.test/b/)'],
  [
    'tabs',
    `<div><div role=tablist><button role=tab>npm</button><button role=tab>yarn</button></div><div role=tabpanel>${block('bash', 'a')}</div><div role=tabpanel hidden>${block('bash', 'b')}</div></div>`,
    '**npm**\n\n```bash\na\n```\n\n**yarn**\n\n```bash\nb\n```',
  ],
  [
    'tabs of Docusaurus',
    '<div><ul role=tablist><li role=tab>A</li><li role=tab>B</li></ul><div><div role=tabpanel>a</div><div role=tabpanel hidden>b</div></div></div>',
    '**A**\n\na\n\n**B**\n\nb',
  ],
  ['details', '<details><summary>A <code>b</code></summary><p>c</details>', '**A `b`**\n\nc'],
  ['facts', '<ul><li>1.0<li><a href=https://x.test/>X</a></ul>', '- 1.0\n- [X](https://x.test/)'],
  [
    'a playground',
    `<section data-playground aria-label="A playground"><div data-no-markdown>x</div>${block('jsx', 'a')}</section>`,
    '**A playground**\n\n```jsx\na\n```',
  ],
  [
    'keys',
    '<table><tr><th>Key<th>Result<tr><td><kbd>Tab</kbd><td>a</table>',
    '| Key | Result |\n| - | - |\n| `Tab` | a |',
  ],
  [
    'blocks in a cell',
    '<table><tr><th>A<tr><td><p>a<p>b<ul><li>c<li>d</ul></table>',
    '| A |\n| - |\n| a b • c • d |',
  ],
  [
    'a row of an API',
    '<table><tr><th>N<th>T<tr><th scope=row><code>a<wbr/>B</code><span role=img aria-label=required></span><td><span data-no-markdown>Type:</span> <span><code>x</code> </span><span><code>| y</code> </span></table>',
    '| N | T |\n| - | - |\n| `aB` required | `x \\| y` |',
  ],
])('%s', (_name, html, expected) => {
  expect(convert(html).ts).toBe(`# Title\n${expected && `\n${expected}\n`}`);
});

test('the first heading is the title, before a notice', () => {
  expect(convert('<p role=note>n</p><article><h1>A</h1><p>b</article>').ts).toBe(
    '# A\n\n> n\n\nb\n',
  );
});

test('a page without a main element has its title', () => {
  const page = { permalink: '/', origin: '', readSource: () => source };
  expect(htmlToMarkdown({ ...page, html: '<p>a' }, 'Title', ['TS'])).toEqual(['# Title\n']);
});

test('demos, and code in both languages, differ between the variants', () => {
  const { ts, js } = convert(
    `<section data-demo-source="/a.json" aria-label="A demo"><div>x</div></section>
    <ul><li><div data-code-variants="ts js"><div role=tablist><button role=tab>TypeScript</button><button role=tab>JavaScript</button></div><div role=tabpanel>${block('ts', 'let b: 1')}</div><div role=tabpanel hidden>${block('js', 'let b')}</div></div></ul>`,
  );
  expect(ts).toBe(
    '# Title\n\n**A demo**\n\n```tsx title="A.tsx"\nlet a: string;\n```\n\n- ```ts\n  let b: 1\n  ```\n',
  );
  expect(js).toBe(
    '# Title\n\n**A demo**\n\n```jsx title="A.jsx"\nlet a;\n```\n\n- ```js\n  let b\n  ```\n',
  );
});
