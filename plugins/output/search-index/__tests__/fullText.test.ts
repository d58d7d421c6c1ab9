import { fullTextPages } from '../node/fullTextPages';
import { toFullTextDocument } from '../node/toFullTextDocument';

const PAGE = {
  url: '/zh/material-ui/react-tabs/',
  product: 'material-ui',
  version: 'current',
  isApi: false,
};

it('knows the file of each page', () => {
  const docs = [
    {
      permalink: PAGE.url,
      title: 'Tabs',
      titles: [],
      names: [],
      keywords: [],
      isEnglish: true,
      headings: [],
      members: [],
    },
  ];
  const version = {
    product: 'material-ui',
    version: 'current',
    versionLabel: 'v6',
    isDefault: true,
    docs,
  };
  expect([...fullTextPages([version], '/zh/')]).toEqual([
    ['material-ui/react-tabs/index.html', PAGE],
  ]);
});

it('tells the indexer language, product and version', () => {
  const html = toFullTextDocument(PAGE, '<p>Text</p>', 'zh');
  expect(html).toContain('<html lang="zh">');
  expect(html).toContain('data-pagefind-filter="product:material-ui"');
  expect(html).toContain('data-pagefind-filter="version:current"');
  expect(html).toMatch(/<main data-pagefind-body>.*<p>Text<\/p>/);
});

it('takes tables for less than what explains something', () => {
  expect(toFullTextDocument({ ...PAGE, isApi: true }, '', 'en')).toContain(
    'data-pagefind-weight="0.3"',
  );
});
