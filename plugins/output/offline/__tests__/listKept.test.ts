import { LISTED_PAGES, listKept, type KeptLink } from '../offline-page/listKept';

const link = (href: string, title = href): KeptLink => ({ href, title });
const hrefs = (links: readonly KeptLink[]) => links.map(({ href }) => href);

test('saved products come first, then the page that was opened last', () => {
  const links = listKept({
    products: [link('/system/getting-started/')],
    pages: [link('/a/'), link('/b/')],
    address: '/',
  });
  expect(hrefs(links)).toEqual(['/system/getting-started/', '/b/', '/a/']);
});

test.each([
  ['/', ['/system/', '/zh/system/', '/b/', '/zh/a/']],
  ['/zh/', ['/zh/system/', '/system/', '/zh/a/', '/b/']],
])('at %s its own language comes before others', (address, expected) => {
  const products = [link('/zh/system/'), link('/system/')];
  const pages = [link('/b/'), link('/zh/a/')];
  expect(hrefs(listKept({ products, pages, address }))).toEqual(expected);
});

test('each page is listed once, and only with a title', () => {
  const links = listKept({
    products: [link('/system/')],
    pages: [link('/system/'), link('/a/', '')],
    address: '/',
  });
  expect(hrefs(links)).toEqual(['/system/']);
});

test(`the last ${LISTED_PAGES} pages are listed`, () => {
  const pages = Array.from({ length: LISTED_PAGES + 5 }, (_, index) => link(`/${index}/`));
  const links = listKept({ products: [], pages, address: '/' });
  expect(links).toHaveLength(LISTED_PAGES);
  expect(links[0]?.href).toBe(`/${LISTED_PAGES + 4}/`);
});

test('what somebody else wrote into the caches is no link', () => {
  const products = ['javascript:alert(1)', '//evil.example/', 'https://evil.example/', ''];
  const links = listKept({
    products: [...products, '/system/'].map((href) => link(href, 'MUI System')),
    pages: [],
    address: '/',
  });
  expect(hrefs(links)).toEqual(['/system/']);
});
