import { toRecords } from '../../matching/records';
import { completeHit, withoutShown, type Hit } from '../hits';

const hit = (url: string): Hit => ({
  url,
  title: url,
  kind: 'text',
  parent: '',
  productName: '',
  product: '',
  version: '',
  face: '',
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

const text = {
  kind: 'text' as const,
  url: '/zh/x/a/#b',
  title: 'B',
  parent: 'A',
  excerpt: [{ text: 'b', isMatch: true }],
};

it('a result of the full text has what the name index knows of its page', () => {
  const pages = [{ path: 'a/', title: 'A', plan: 'pro' as const, english: 1 as const }];
  const part = { product: 'x', version: 'current' };
  const [page] = toRecords({ schema: 1, base: '/zh/x/', pages }, part);
  expect(completeHit(text, page)).toEqual({
    ...text,
    ...part,
    productName: 'MUI X',
    face: 'x',
    isEnglish: true,
    plan: 'pro',
  });
});

it('is shown without it, too', () => {
  expect(completeHit(text, undefined)).toMatchObject({ title: 'B', productName: '' });
});
