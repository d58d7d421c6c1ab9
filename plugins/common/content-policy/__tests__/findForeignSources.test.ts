import { findForeignSources } from '../findForeignSources';

const find = (code: string, data = '') =>
  findForeignSources(
    [
      { path: 'docs/x/Bars.tsx', code: `\n${code}` },
      { path: 'docs/x/data.ts', code: data },
    ],
    ['https://allowed.test'],
  );

const IMAGE =
  'docs/x/Bars.tsx:2: pages load no images from https://a.test; draw the picture in the demo, or add the ' +
  'host to DOCS_EXTRA_ORIGINS.';
const FRAME = 'docs/x/Bars.tsx:2: pages load nothing from https://a.test; write a link to it.';

test.each([
  ['an image', '<img src="https://a.test/b.png" />', IMAGE],
  ['an image of a component', '<CardMedia image="//a.test/b.png" />', IMAGE],
  ['an address with a part that varies', '<Avatar src={`https://a.test/${name}`} />', IMAGE],
  ['one of two', '<img srcSet={wide ? "https://a.test/b.png 2x" : small} />', IMAGE],
  ['a variable', 'const face = "https://a.test/b"; <Avatar src={face} />', IMAGE],
  ['a property', 'const all = [{ img: "https://a.test/b" }]; <img src={all[0].img} />', IMAGE],
  ['a style', 'const sx = { background: "center url(https://a.test/b.png)" }', IMAGE],
  ['a style of a component', 'const A = styled.div`background: url("https://a.test/b")`', IMAGE],
  ['a frame', '<iframe src="https://a.test/b" />', FRAME],
  ['a component that is a frame', '<Box component="iframe" src="https://a.test/b" />', FRAME],
])('%s of another host is refused', (_what, code, problem) => {
  expect(find(code)).toEqual([problem]);
});

test('an address in a file that the demo imports is named there', () => {
  expect(find('<img src={item.img} />', "export default [{ img: 'https://a.test/b' }];")).toEqual([
    IMAGE.replace('Bars.tsx:2', 'data.ts:1'),
  ]);
});

test.each([
  ['an allowed image', '<img src="https://allowed.test/b.png" />'],
  ['an image of the site', '<img src="/img/b.png" />'],
  ['a drawing', '<img src={`data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg">`} />'],
  ['a link', '<a href="https://a.test/b.png">A</a>'],
  [
    'a link beside an image',
    'const all = [{ img, to: "https://a.test" }]; <img src={all[0].img} />',
  ],
  ['text', '<p>https://a.test</p>'],
  ['a comment', '// https://a.test'],
])('%s is allowed', (_what, code) => {
  expect(find(code)).toEqual([]);
});
