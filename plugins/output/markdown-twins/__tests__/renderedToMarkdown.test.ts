import { renderedToMarkdown } from '../node/renderedToMarkdown';

const place = { origin: 'https://docs.test', baseUrl: '/zh/' };
const convert = (html: string) => renderedToMarkdown(html, '/zh/versions/', place);

test.each([
  [
    'a heading and a text',
    '<h1>Versions</h1><p>All <b>of</b> them.</p>',
    '# Versions\n\nAll **of** them.\n',
  ],
  [
    'a table',
    '<table><thead><tr><th>Name</th></tr></thead><tbody><tr><td><code>a|b</code></td></tr></tbody></table>',
    '| Name |\n| - |\n| `a\\|b` |\n',
  ],
  ['a path', '<p><a href="/zh/x/">X</a></p>', '[X](https://docs.test/zh/x/)\n'],
  ['a hash', '<p><a href="#v5">v5</a></p>', '[v5](https://docs.test/zh/versions/#v5)\n'],
  ['another host', '<p><a href="https://a.test/">A</a></p>', '[A](https://a.test/)\n'],
  [
    'controls and drawings',
    '<button>Copy</button><form><input value="a"></form><svg><title>S</title></svg><nav><a href="/a">A</a></nav><p>Text</p>',
    'Text\n',
  ],
  ['two controls in a row', '<p>a<button>1</button><button>2</button>b</p>', 'ab\n'],
  [
    'what is of no use in a text',
    '<div data-no-markdown><a href="/a">A</a></div><p>a<!-- -->b</p>',
    'ab\n',
  ],
  ['what is hidden', '<p>Read<span aria-hidden="true">→</span></p>', 'Read\n'],
  [
    'the link of a heading to itself',
    '<h2 id="a">A<a class="hash-link" href="#a">​</a></h2>',
    '## A\n',
  ],
  ['text that looks like Markdown', '<p>*not* &lt;b&gt;</p>', '\\*not\\* \\<b>\n'],
])('%s', async (_name, main, expected) => {
  await expect(convert(`<body><nav>Site</nav><main>${main}</main>`)).resolves.toBe(expected);
});

test('a page without a main part has none', async () => {
  await expect(convert('<body><p>Text</p>')).resolves.toBeNull();
});
