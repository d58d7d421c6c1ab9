import type { Element, ElementContent, Root } from 'hast';
import { unified } from '../../native-packages/index.cjs';
import { rehypeParse } from '../../native-packages/rehype.cjs';
import rehypeStaticElements from '../node/rehypeStaticElements';
import { staticHtml } from '../node/staticHtml';

const parse = (html: string) => unified().use(rehypeParse, { fragment: true }).parse(html) as Root;

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const text = (value: string): ElementContent => ({ type: 'text', value });

const jsx = (
  name: string | null,
  children: ElementContent[] = [],
  attributes: string[] = [],
): ElementContent => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: attributes.map((attribute) => ({
    type: 'mdxJsxAttribute',
    name: attribute,
    value: 'x',
  })),
  children: children as [],
});

test.each([
  ['<p>Use <code>Button</code>.</p>', 'Use <code>Button</code>.'],
  ['<p>1 &lt; 2 <em>&amp; more</em></p>', '1 &#x3C; 2 <em>&#x26; more</em>'],
  [
    '<ul>\n<li>One</li>\n<li><strong>Two</strong></li>\n</ul>',
    '<li>One</li><li><strong>Two</strong></li>',
  ],
  ['<blockquote>\n<p>Said</p>\n</blockquote>', '\n<p>Said</p>\n'],
])('%s is HTML', (html, expected) => {
  expect(staticHtml(parse(html).children[0] as Element)).toBe(expected);
});

test('the cells of a table keep their alignment as React writes it', () => {
  const [table] = parse('<table><tbody><tr><td align="right">1</td><td>2</td></tr></tbody></table>')
    .children as Element[];
  expect(staticHtml(table?.children[0] as Element)).toBe(
    '<tr><td style="text-align:right">1</td><td>2</td></tr>',
  );
});

test.each([
  ['a link', '<p>See <a href="/x">x</a></p>'],
  ['a link further down', '<ul><li>See <em><a href="/x">x</a></em></li></ul>'],
  ['an image', '<p><img src="x.png"></p>'],
  ['a task list', '<ul class="contains-task-list"><li>One <em>two</em></li></ul>'],
  ['the entry of a note', '<ol><li id="fn-1">One <em>two</em></li></ol>'],
  ['a block of code', '<blockquote><p><code>one\ntwo</code></p></blockquote>'],
  ['a heading', '<h2>One <em>two</em></h2>'],
  ['a paragraph with an attribute', '<p lang="de">Ein <em>Wort</em></p>'],
  ['text alone, which is as short', '<p>Text</p>'],
])('%s stays with React', (_, html) => {
  expect(staticHtml(parse(html).children[0] as Element)).toBeUndefined();
});

test.each<[string, ElementContent, string | undefined]>([
  ['a plain element', jsx('kbd', [text('Tab')]), 'Press <kbd>Tab</kbd>'],
  ['an element with an attribute', jsx('kbd', [text('Tab')], ['title']), undefined],
  ['a component', jsx('Chip', [text('New')]), undefined],
  ['a fragment', jsx(null, [text('Tab')]), undefined],
  ['an expression', { type: 'mdxTextExpression', value: 'name' }, undefined],
])('%s written in the page', (_, node, expected) => {
  expect(staticHtml(element('p', text('Press '), node))).toBe(expected);
});

describe('a page', () => {
  const transform = (tree: Root) => {
    rehypeStaticElements()(tree);
    return tree.children;
  };

  test('gets strings in the place of what is plain', () => {
    const [paragraph] = transform(parse('<p>Use <code>Button</code>.</p>'));
    expect(paragraph).toMatchObject({
      type: 'mdxJsxFlowElement',
      name: 'p',
      children: [],
      attributes: [
        {
          name: 'dangerouslySetInnerHTML',
          value: { value: '{ __html: "Use <code>Button</code>." }' },
        },
      ],
      data: { _mdxExplicitJsx: true },
    });
  });

  test('gets them inside what is not plain, too', () => {
    const [table] = transform(
      parse('<table><tbody><tr><td>1</td></tr></tbody></table>'),
    ) as Element[];
    expect(table).toMatchObject({ tagName: 'table', children: [{ name: 'tbody' }] });
  });

  test('loses the breaks between blocks, and none beside what may be within a line', () => {
    const paragraph = () => element('p', text('One'));
    const flow = (name: string): Root['children'][number] => ({
      type: 'mdxJsxFlowElement',
      name,
      attributes: [],
      children: [],
    });
    const names = transform({
      type: 'root',
      children: [
        text('\n') as never,
        paragraph(),
        text('\n') as never,
        flow('CodeBlock'),
        text('\n') as never,
        paragraph(),
        text('\n') as never,
        flow('Chip'),
        text('\n') as never,
        flow('Chip'),
      ],
    }).map((node) => {
      if (node.type === 'text') return 'break';
      return node.type === 'element' ? node.tagName : 'name' in node && node.name;
    });
    expect(names).toEqual(['p', 'CodeBlock', 'p', 'break', 'Chip', 'break', 'Chip']);
  });

  test('keeps the blanks between words', () => {
    const [paragraph] = transform(
      parse('<p><a href="/a">a</a> <a href="/b">b</a></p>'),
    ) as Element[];
    expect(paragraph?.children).toHaveLength(3);
  });
});
