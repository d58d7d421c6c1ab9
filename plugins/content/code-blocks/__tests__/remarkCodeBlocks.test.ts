import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkCodeBlocks } from '../node/remarkCodeBlocks';

function fence(info: string, value: string, line = 3): Code {
  const [lang = '', ...meta] = info.split(' ');
  const point = { line, column: 1, offset: 0 };
  return {
    type: 'code',
    lang: lang || null,
    meta: meta.join(' ') || null,
    value,
    position: { start: point, end: point },
  };
}

const tabs = (...children: Code[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'CodeTabs',
  attributes: [],
  children,
});

function attributesOf(element: MdxJsxFlowElement) {
  return Object.fromEntries(
    element.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') throw new Error('An unnamed attribute.');
      const { name, value } = attribute;
      return [name, value && typeof value === 'object' ? JSON.parse(value.value) : value];
    }),
  );
}

async function transform(...children: Root['children']) {
  const tree: Root = { type: 'root', children };
  await remarkCodeBlocks()(tree, { path: 'docs/a.mdx' });
  return tree.children as MdxJsxFlowElement[];
}

async function transformOne(child: Root['children'][number]): Promise<MdxJsxFlowElement> {
  const [element] = await transform(child);
  if (!element) throw new Error('No element.');
  return element;
}

describe('remarkCodeBlocks', () => {
  test.each([
    ['language', fence('css', 'a'), { language: 'css', html: 'a' }],
    ['no language', fence('', '<a>'), { html: '&lt;a&gt;' }],
    ['title', fence('text title="b c"', 'a'), { language: 'text', html: 'a', title: 'b c' }],
    [
      'line numbers',
      fence('text showLineNumbers', 'a'),
      { language: 'text', html: '<span class="code-line">a</span>', showLineNumbers: true },
    ],
    [
      'range and comment together',
      fence('text {1}', 'a\n// highlight-next-line\nb'),
      {
        language: 'text',
        html:
          '<span class="code-line" data-line="highlighted">a\n</span>' +
          '<span class="code-line" data-line="highlighted">b</span>',
      },
    ],
  ])('%s', async (_name, node, attributes) => {
    const block = await transformOne(node);
    expect(block.name).toBe('CodeBlock');
    expect(attributesOf(block)).toEqual(attributes);
  });

  test('a fence deep in the tree is found', async () => {
    const list = await transform({
      type: 'list',
      children: [{ type: 'listItem', children: [fence('text', 'a')] }],
    });
    expect(list).toMatchObject([{ children: [{ children: [{ name: 'CodeBlock' }] }] }]);
  });

  test('npm2yarn becomes tabs for the package managers', async () => {
    const element = await transformOne(fence('bash npm2yarn title="b"', 'npm run a'));
    expect(element.name).toBe('CodeTabs');
    expect(attributesOf(element)).toEqual({ storageKey: 'package-manager' });
    expect(element.children.map((child) => attributesOf(child as MdxJsxFlowElement))).toMatchObject(
      [
        { tab: 'npm', language: 'bash', title: 'b' },
        { tab: 'pnpm', language: 'bash' },
        { tab: 'yarn', language: 'bash' },
      ],
    );
  });

  test('TypeScript becomes tabs with its JavaScript form', async () => {
    const element = await transformOne(fence('ts title="total.ts"', 'const total: number = 1;'));
    expect(element.name).toBe('CodeTabs');
    expect(attributesOf(element)).toEqual({ storageKey: 'code-variant' });
    expect(element.children.map((child) => attributesOf(child as MdxJsxFlowElement))).toMatchObject(
      [
        { tab: 'TypeScript', language: 'ts', title: 'total.ts' },
        { tab: 'JavaScript', language: 'js', title: 'total.js' },
      ],
    );
  });

  test.each([
    ['code without types', fence('tsx', '<Button />;')],
    ['an import of types alone', fence('tsx', "import type { A } from 'a';")],
    ['code whose lines are named by number', fence('ts {1}', 'const total: number = 1;')],
  ])('%s stays one block', async (_name, node) => {
    expect((await transformOne(node)).name).toBe('CodeBlock');
  });

  test('fences in CodeTabs carry their label; an empty one is dropped', async () => {
    const element = await transformOne(
      tabs(fence('text tab="A"', 'a'), fence('text tab="B"', ' '), fence('text tab="C"', 'c')),
    );
    expect(element.children.map((child) => attributesOf(child as MdxJsxFlowElement).tab)).toEqual([
      'A',
      'C',
    ]);
  });

  test.each([
    ['option', fence('tsx live', 'a', 7), 'docs/a.mdx:7: Unknown fence option "live".'],
    ['range', fence('tsx {9}', 'a'), 'docs/a.mdx:3: Line 9 is to be highlighted'],
    ['tab outside', fence('tsx tab="A"', 'a'), 'docs/a.mdx:3: tab="A" is for fences in <CodeTabs>'],
    ['no tab inside', tabs(fence('tsx', 'a', 5)), 'docs/a.mdx:5: A fence inside <CodeTabs> needs'],
    ['npm2yarn inside', tabs(fence('bash npm2yarn', 'a')), 'npm2yarn makes its own <CodeTabs>'],
    ['npm2yarn language', fence('tsx npm2yarn', 'npm i'), 'npm2yarn is for bash blocks'],
    ['no block', tabs(), '<CodeTabs> has no code block'],
    [
      'same label twice',
      tabs(fence('text tab="A"', 'a'), fence('text tab="A"', 'b')),
      '<CodeTabs> has two tabs "A"',
    ],
  ])('%s is an error with its place', async (_name, node, message) => {
    await expect(transform(node)).rejects.toThrow(message);
  });
});

describe('<CodeBlock>', () => {
  const processor = unified().use(remarkParse).use(remarkMdx);

  const attributesIn = async (source: string) =>
    attributesOf(await transformOne(processor.parse(source).children[0] as MdxJsxFlowElement));

  test.each([
    [
      '<CodeBlock language="css" title="a.css" showLineNumbers>{\'.a {}\'}</CodeBlock>',
      { language: 'css', title: 'a.css', showLineNumbers: true },
    ],
    [
      '<CodeBlock className="language-py" showLineNumbers={5}>{`\ndef a(): pass\n`}</CodeBlock>',
      { language: 'py', html: expect.stringMatching(/counter-increment:line 4.*keyword/) },
    ],
    [
      '<CodeBlock metastring=\'title="a" {1}\'>\n  {`b`}\n</CodeBlock>',
      { title: 'a', html: '<span class="code-line" data-line="highlighted">b</span>' },
    ],
  ])('%s is highlighted', async (source, attributes) => {
    expect(await attributesIn(source)).toMatchObject({ html: expect.anything(), ...attributes });
  });

  test.each([
    '<CodeBlock language={language}>{`a`}</CodeBlock>',
    '<CodeBlock language="js">{code}</CodeBlock>',
    '<CodeBlock language="js">{`${a}`}</CodeBlock>',
    '<CodeBlock><b>a</b></CodeBlock>',
  ])('%s is left to the browser', async (source) => {
    const tree = processor.parse(source);
    const before = structuredClone(tree);
    await remarkCodeBlocks()(tree, { path: 'docs/a.mdx' });
    expect(tree).toEqual(before);
  });

  test('a wrong option is named with its place', async () => {
    await expect(attributesIn('\n<CodeBlock metastring="{9}">{`a`}</CodeBlock>')).rejects.toThrow(
      'docs/a.mdx:2: Line 9 is to be highlighted',
    );
  });
});
