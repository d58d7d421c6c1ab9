import { toSearchBody } from '../node/toSearchBody';

const page = (body: string) =>
  `<!doctype html><html><body><nav>Menu</nav><aside>Side</aside>
   <div class="theme-doc-markdown markdown">${body}</div><footer>Edit this page</footer></body></html>`;

const body = (html: string) => toSearchBody(page(html))?.replace(/\s+/g, ' ').trim();

it.each([
  ['headings with anchors', '<h2 id=variants>Variants</h2>', '<h2 id="variants">Variants</h2>'],
  ['paragraphs', '<p>Press <strong>it</strong>.</p>', '<p>Press it.</p>'],
  ['lists', '<ul><li>One<li>Two</ul>', '<p>One</p> <p>Two</p>'],
  [
    'tables, cell by cell',
    '<table><tr><td>color<td>The colour.</table>',
    '<p>color The colour. </p>',
  ],
  ['labels apart', '<p><code>flex</code><span>Premium</span></p>', '<p>flex Premium</p>'],
  ['punctuation', '<p>Press <kbd>Tab</kbd>, then <kbd>A</kbd>.</p>', '<p>Press Tab, then A.</p>'],
  ['parts of code together', '<code><b>is</b><i>Open</i></code>', 'isOpen'],
  ['code', '<pre><code>a &lt; b</code></pre>', '<p>a &lt; b</p>'],
  ['an end that is left out', '<p>One<p>Two', '<p>One</p> <p>Two</p>'],
])('keeps %s', (_, html, expected) => {
  expect(body(html)).toBe(expected);
});

it.each([
  ['what is around it', ''],
  ['links of headings', '<a href="#a" class="hash-link">Direct link</a>'],
  ['buttons', '<button>Copy</button>'],
  ['drawings', '<svg><title>Icon</title></svg>'],
  ['demos', '<div data-demo-stage=""><p>Book this flight</p></div>'],
  ['playgrounds', '<section data-playground=""><p>size</p><pre>code</pre></section>'],
  ['toolbars', '<div role=toolbar><span>JS</span></div>'],
  ['sources of demos', '<div id=demoSource-Basic><pre>code</pre></div>'],
  ['what only the eye sees', '<span aria-hidden=true>x</span>'],
  ['scripts', '<script>let a = "<p>b</p>"</script>'],
])('leaves out %s', (_, html) => {
  expect(body(`<p>A</p>${html}<p>B</p>`)).toBe('<p>A</p> <p>B</p>');
});

it('goes on after what it left out', () => {
  expect(body('<div data-demo-stage><div><p>x</p></div></div><p>after</p>')).toBe('<p>after</p>');
});

it('keeps hostile text a text', () => {
  expect(body('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  );
});

it('reads pages that are longer than what it reads at once', () => {
  const long = Array.from({ length: 4000 }, (_, index) => `<p>word${index}</p>`).join('');
  expect(body(long)).toContain('<p>word3999</p>');
  expect(body(long)).not.toContain('Edit this page');
});

it('finds nothing on a page that is none of the documentation', () => {
  expect(toSearchBody('<html><body><p>Home</p></body></html>')).toBeNull();
});
