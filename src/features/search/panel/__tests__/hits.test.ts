import { withoutShown, type Hit } from '../hits';

const hit = (url: string): Hit => ({
  url,
  title: url,
  kind: 'text',
  parent: '',
  productName: '',
  product: '',
  version: '',
  isEnglish: false,
});

it.each([
  ['the same page', '/a/', '/a/', []],
  ['the same section', '/a/#b', '/a/#b', []],
  ['a page of which a section is shown', '/a/', '/a/#b', []],
  ['a section of a page that is shown', '/a/#b', '/a/', ['/a/#b']],
  ['another page', '/c/', '/a/', ['/c/']],
])('%s', (_, url, shown, left) => {
  expect(withoutShown([hit(url)], [hit(shown)]).map((entry) => entry.url)).toEqual(left);
});
