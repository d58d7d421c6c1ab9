import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { findPageMistakes } from '../node/pageMistakes';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

function mistakesIn(source: string): string[] {
  const imageOrigins = ['https://images.example'];
  return findPageMistakes(processor.parse(source), { source, imageOrigins }).map(
    ({ node, message }) => `${node.position?.start.line}: ${message}`,
  );
}

test.each([
  ['\n# Button', '2: remove the level-1 heading; the page shows its "title" there.'],
  ['Button\n======\n\n## Sizes', '1: remove the level-1 heading'],
  ['~~~bash\n# install\n~~~\n# Button', '4: remove the level-1 heading'],
  ['If a is b then {x}.', '1: {…} is JavaScript, and there is no "x" here'],
  ['## Object {a, b}', '1: {…} is JavaScript, and there is no "a" here'],
  ['\n\n{items.map((item) => item.name)}', '3: {…} is JavaScript, and there is no "items" here'],
  ['<b title={label}>a</b>', '1: {…} is JavaScript, and there is no "label" here'],
  ['<b {...rest}>a</b>', '1: {…} is JavaScript, and there is no "rest" here'],
  ['| a | b |\n| - | - |\n| `x | y` | z |', '3: the row has 3 cells and the table 2 columns'],
  ['## Use\n\n[x](#nope)', '3: the page has no heading "#nope"; the nearest one is "#use".'],
  ['[x](#%E0)', '1: the page has no heading "#%E0".'],
  ['[x]\n\n[x]: #nope', '3: the page has no heading "#nope".'],
  ['import C from "./C";\n\n<C to="#nope" />', '3: the page has no heading "#nope".'],
  ['<a href="#nope">x</a>', '1: the page has no heading "#nope".'],
  [
    '## Use\n\n<Anchors ids="how use" />',
    '3: the page has the id "use" already; remove it from <Anchors>.',
  ],
  ['## Use\n\n<Anchors ids="how how" />', '3: the page has the id "how" already'],
  ['<i id="a" />\n\n## Use\n\n<Anchors ids="a" />', '5: the page has the id "a" already'],
  ['## Use\n\n<Anchors ids="A" />\n\n<Demo src="./A.tsx" />', '3: the page has the id "A"'],
  ['Text.\n\n<Anchors ids="a" />', '3: write <Anchors> right below its heading.'],
  ['<Anchors ids="a" />', '1: write <Anchors> right below its heading.'],
  ['## Use <Anchors ids="a" />', '1: write <Anchors> right below its heading.'],
  [':::warnin\n\nx\n\n:::', '1: there is no callout :::warnin; write :::warning.'],
  ['::note', '1: there is no callout ::note; write :::note.'],
  ['::video', '1: there is no callout ::video; write'],
  [':::info Title\nx\n:::', '1: this is no callout; write :::info[Title] on its own line.'],
  ['::: info\nx\n:::', '1: this is no callout; write :::info on its own line.'],
  ['![a](https://picsum.photos/200)', '1: pages load no images from https://picsum.photos; put'],
  [
    '<img alt="a" src="//picsum.photos/200" />',
    '1: pages load no images from https://picsum.photos',
  ],
  [
    '<iframe src="https://www.youtube.com/embed/x" />',
    '1: pages load nothing from https://www.you',
  ],
  [
    '<video src="https://a.example/b.mp4" />',
    '1: pages load nothing from https://a.example; write',
  ],
  ['The tag <head /> is above.', '1: <head> is empty; write `<head>` in backticks'],
  ['![](./a.png)', '1: the image has no alternative text'],
  ['<img src="./a.png" />', '1: <img> has no alternative text'],
  ['<Dmo />', '1: <Dmo> is not known; import it, or write <Demo>.'],
  [
    "import { useDocById } from '@docusaurus/plugin-content-docs/client';",
    '1: useDocById knows no pages here',
  ],
])('%j', (source, mistake) => {
  expect(mistakesIn(source)).toEqual([expect.stringContaining(mistake)]);
});

test.each([
  '## Sizes\n\n#hashtag\n\n```bash\n# install\n```\n\n- item\n\n  ```bash\n  # install\n  ```',
  'export const name = 1;\n\n{name} {frontMatter.title} {toc.length} {props.a}',
  '## Use\n\n<Anchors ids="usage how-to" />\n\n[x](#how-to) [y](#use)',
  '<Demo src="./Basic.tsx" />\n\n[the demo](#Basic) and [its code](#css-Basic.tsx)',
  "import Part from './_part.mdx';\n\n[a heading of the part](#of-the-part)",
  "{/* a comment */} {1 + 1} {'a'} {[1].map((n) => n * 2)} {Math.max(1, 2)}",
  '{({ a, b = 1 }) => { const { c: d } = a; try { b() } catch (e) { e } return d.e; }}',
  '{(function f(x) { return f(x); })(1)} {{ a: 1, b() {} }.a}',
  "import data from './a.json';\n\n<b title={data.title} {...data}>{`${data.b}`}</b>",
  'A \\{brace} and `{code}` and <b style={{ color: "red" }}>a</b>.',
  "<img alt='' src={require('./a.png').default} />",
  '| a |\n| - |\n| `x \\| y` |',
  '## Use it\n\n[a](#use-it) [b](#) [c](./other.mdx#nope) <i id="here" /> [d](#here)',
  '<Demo src="./BasicTabs.tsx" />\n\n<Playground component="Tabs" />\n\n[a](#BasicTabs) [a](#css-BasicTabs.tsx) [b](#TabsPlayground)',
  '## 使用 {/* #use */}\n\n[a](#use)',
  "import Part from './_part.mdx';\n\n<Part />\n\n[a](#in-the-part)",
  ':::note[Title]\n\nx\n\n:::\n\n::::tip\n\n:::info\n\nx\n\n:::\n\n::::',
  'At 10:30, a ratio of 1:2 and :smile:',
  '![a](https://images.example/a.png) ![b](./b.png) [c](https://picsum.photos)',
  '<head>\n  <title>a</title>\n</head>',
])('right: %j', (source) => {
  expect(mistakesIn(source)).toEqual([]);
});
