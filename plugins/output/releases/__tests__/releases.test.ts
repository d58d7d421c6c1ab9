import { PRODUCTS } from '../../../../src/site/products';
import { collectReleases } from '../node/collectReleases';
import { readChangelog } from '../../../common/changelog/readChangelog';
import { releasesFeed } from '../node/releasesFeed';

const CHANGELOG = `# Versions

## v6.1.0

<!-- generated comparing v6.0.2..master -->

_Sep 10, 2024_

- A highlight

### \`@mui/material@6.1.0\`

- [Box] Do \`a < b\` ([#1](https://example.com/1)) @one
- ]]> <script>alert(1)</script>

#### Breaking changes

- &#8203;<!-- 07 -->[Box] Remove it

  \`\`\`diff
  -<Box it />
  \`\`\`

### Docs

- Not the package's

## 6.0.0-rc.0

_Aug 22, 2024_

#### \`@mui/material\` [![pro](https://mui.com/r/x-pro-svg)]

- Change

## 5.9.0

### \`@mui/material@5.9.0\`

- No date

## 5.8.0

_Nonsense 99, 2024_

### \`@mui/material@5.8.0\`
`;

test('reads the entries that have a date and a part on the package', () => {
  expect(readChangelog(CHANGELOG, '@mui/material')).toEqual([
    {
      version: '6.1.0',
      tag: '6.1.0',
      date: new Date('2024-09-10T00:00:00Z'),
      changes: [
        '[Box] Do `a < b` ([#1](https://example.com/1)) @one',
        ']]> <script>alert(1)</script>',
        '[Box] Remove it',
      ],
    },
    {
      version: '6.0.0-rc.0',
      tag: '6.0.0-rc.0',
      date: new Date('2024-08-22T00:00:00Z'),
      changes: ['Change'],
    },
  ]);
});

test.each(['', '# Nothing', '## 1.0.0', '_Sep 10, 2024_\n### `@mui/material@1.0.0`'])(
  'finds nothing in %j',
  (changelog) => {
    expect(readChangelog(changelog, '@mui/material')).toEqual([]);
  },
);

const collect = (version: string, changelog: string | undefined) =>
  collectReleases({
    products: PRODUCTS.filter(({ id }) => id === 'material-ui' || id === 'experiments'),
    versions: { '@mui/material': version },
    readText: () => changelog,
    repositoryUrl: 'https://example.com/repository',
  });

test.each([
  [
    'the installed version is the newest',
    '6.1.0',
    ['Material UI v6.1.0', 'Material UI v6.0.0-rc.0'],
  ],
  ['newer ones than the installed are left out', '6.0.0-rc.0', ['Material UI v6.0.0-rc.0']],
  [
    'the changelog ends before the installed version',
    '6.1.1',
    ['Material UI v6.1.0', 'Material UI v6.0.0-rc.0', 'Material UI v6.1.1'],
  ],
])('%s', (_what, version, titles) => {
  expect(collect(version, CHANGELOG).map(({ title }) => title)).toEqual(titles);
});

test('a package without a changelog has a release without a date', () => {
  const releases = collect('6.1.0', undefined);
  expect(releases).toEqual([
    {
      title: 'Material UI v6.1.0',
      packageName: '@mui/material',
      isInstalled: true,
      link: 'https://example.com/repository/releases',
      date: undefined,
      changes: [],
    },
  ]);
  const site = { url: 'https://example.com', title: 'Releases', description: 'All' };
  expect(releasesFeed(releases, site)).not.toContain('<pubDate>');
});

test('the feed is RSS in which nothing is markup that was none', () => {
  const site = { url: 'https://example.com', title: 'Releases', description: 'All' };
  const feed = releasesFeed(collect('6.1.0', CHANGELOG), site);
  expect(feed).toContain('<rss version="2.0"');
  expect(feed).toContain('<pubDate>Tue, 10 Sep 2024 00:00:00 GMT</pubDate>');
  expect(feed).toContain('<lastBuildDate>Tue, 10 Sep 2024 00:00:00 GMT</lastBuildDate>');
  expect(feed).toContain('<code>a &lt; b</code> (#1) @one');
  expect(feed).not.toContain('<script>');
});
