import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import remarkChangelog from '../node/remarkChangelog';

const CHANGELOG = `## v7.0.0

_Sep 12, 2024_

### \`ferries@7.0.0\`

- Not installed

## v6.1.0

_Sep 10, 2024_

### \`ferries@6.1.0\`

- &#8203;<!-- 07 -->[Box] Do \`a < b\` (#12) [more](https://example.com/1) @one
- {process.exit(1)} <script>alert(1)</script> [x](javascript:alert)

## 6.0.0-rc.0

_Aug 22, 2024_

### \`ferries@6.0.0-rc.0\`

- Preview

## v5.0.0

_Aug 1, 2023_

### \`ferries@5.0.0\`

- Old
`;

const site = temporaryFolder('all');

beforeAll(() => {
  site.write({
    'node_modules/ferries/package.json': JSON.stringify({ version: '6.1.0' }),
    'node_modules/ferries/CHANGELOG.md': CHANGELOG,
  });
});

async function transform(source: string): Promise<string> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkChangelog, {
      siteDir: site.path,
      language: 'en',
      repositoryUrl: 'https://example.com/repository',
    })
    .use(remarkStringify);
  const file = { value: source, path: `${site.path}/docs/page.mdx` };
  return String(await processor.process(file));
}

test('shows the stable releases of the installed major version, with their text as text', async () => {
  expect(await transform('<Changelog package="ferries" />')).toMatchInlineSnapshot(`
    "### 6.1.0

    [September 10, 2024](https://example.com/repository/releases/tag/v6.1.0)

    * \\[Box] Do \`a < b\` ([#12](https://example.com/repository/pull/12)) [more](https://example.com/1) @one
    * \\{process.exit(1)} \\<script>alert(1)\\</script> \\[x]\\(javascript:alert)
    "
  `);
});

test('shows previews apart', async () => {
  expect(await transform('<Changelog package="ferries" previews />')).toMatch(
    /^### 6\.0\.0-rc\.0\n\n\[August 22, 2024\]\(.+\/releases\/tag\/v6\.0\.0-rc\.0\)\n\n\* Preview\n$/,
  );
});

test.each([
  ['<Changelog />', 'docs/page.mdx:1: <Changelog> needs a package'],
  [
    '<Changelog package="trains" />',
    'docs/page.mdx:1: there is no CHANGELOG.md of an installed package "trains".',
  ],
])('refuses %s', async (source, message) => {
  await expect(transform(source)).rejects.toThrow(message);
});
