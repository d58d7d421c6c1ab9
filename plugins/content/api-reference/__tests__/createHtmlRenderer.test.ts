import { createHtmlRenderer } from '../node/pages/createHtmlRenderer';
import { parseComment, unfoldJsDocLinks } from '../node/pages/parseComment';

const resolveLink = (url: string) =>
  url.startsWith('javascript:') ? undefined : url.replace('https://mui.com', '');
const render = createHtmlRenderer(resolveLink, '/zh/');

describe('createHtmlRenderer', () => {
  it.each([
    ['', ''],
    ['Plain & `code`.', 'Plain &amp; <code>code</code>.'],
    ['If `true`, "yes".', 'If <code>true</code>, "yes".'],
    ['Uses `<div>`.', 'Uses <code>&lt;div&gt;</code>.'],
    ['The <img> element<br>below', 'The &lt;img&gt; element<br>below'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['a **b** *c*', 'a <strong>b</strong> <em>c</em>'],
    ['One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
    ['- `a`: one\n- two', '<ul><li><code>a</code>: one</li><li>two</li></ul>'],
    ['1. one', '<ol><li>one</li></ol>'],
    ['```js\nif (a < b) {}\n```', '<pre><code>if (a &lt; b) {}</code></pre>'],
    ['# Not a heading', '<p><strong>Not a heading</strong></p>'],
    ['![alt](a.png)', 'alt'],
    ['[`Button`](https://mui.com/a/)', '<a href="/zh/a/"><code>Button</code></a>'],
    [
      '[MDN](https://a.example/?b="c"&d)',
      '<a href="https://a.example/?b=&quot;c&quot;&amp;d" target="_blank" rel="noopener noreferrer">MDN</a>',
    ],
    ['[x](javascript:alert)', 'x'],
    ['See https://mui.com/a/. Then', 'See <a href="/zh/a/">https://mui.com/a/</a>. Then'],
    ['See {@link https://mui.com/a/#b the guide}.', 'See <a href="/zh/a/#b">the guide</a>.'],
    ['Of type [[GridColDef]][].', 'Of type <code>GridColDef[]</code>.'],
  ])('%j', (markdown, html) => {
    expect(render(markdown)).toBe(html);
  });

  it('renders a text once', () => {
    let count = 0;
    const counting = createHtmlRenderer((url) => {
      count += 1;
      return url;
    }, '/');
    expect(counting('[a](/b/)')).toBe(counting('[a](/b/)'));
    expect(count).toBe(1);
  });
});

describe('unfoldJsDocLinks', () => {
  it.each([
    ['{@link https://a.example/}', '[https://a.example/](https://a.example/)'],
    ['{@link /a/|b c}', '[b c](/a/)'],
    ['{@link GridColDef}', '`GridColDef`'],
    ['`{@link A}` and ``[[B]]``', '`{@link A}` and ``[[B]]``'],
  ])('%s', (comment, markdown) => {
    expect(unfoldJsDocLinks(comment)).toBe(markdown);
  });
});

describe('parseComment', () => {
  it('leaves out characters that no text shows', () => {
    expect(parseComment('`a`\b\b.', resolveLink)).toMatchObject([
      { children: [{ value: 'a' }, { value: '.' }] },
    ]);
  });

  it('leaves nothing of HTML and no positions', () => {
    expect(parseComment('## A <b>\n\n<Foo>\n\n```\nx\n```', resolveLink)).toEqual([
      {
        type: 'heading',
        depth: 2,
        children: [
          { type: 'text', value: 'A ' },
          { type: 'text', value: '<b>' },
        ],
      },
      { type: 'paragraph', children: [{ type: 'text', value: '<Foo>' }] },
      { type: 'code', lang: 'tsx', value: 'x' },
    ]);
  });
});
