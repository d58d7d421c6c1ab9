import { toDocPage } from '../node/toDocPage';

/** Docusaurus's default rule: `index`, `readme`, and a file named like its folder. */
const isCategoryIndex = ({ fileName, directories }: { fileName: string; directories: string[] }) =>
  ['index', 'readme', directories[0]?.toLowerCase()].includes(fileName.toLowerCase());

test.each([
  ['docs/x/index.mdx', '.', '/x'],
  ['docs/x/a.mdx', '.', '/x/a'],
  ['docs/x/a/index.mdx', 'a', '/x/a'],
  ['docs/x/a/a.md', 'a', '/x/a'],
  ['docs/x/a/b/c.mdx', 'a/b', '/x/a/b/c'],
  ['i18n/zh/docusaurus-plugin-content-docs-x/current/a.mdx', '.', '/x/a'],
])('%s in %s is %s', (file, sourceDirName, pathname) => {
  const doc = {
    id: 'some-id',
    title: 'A',
    frontMatter: { title: 'A' },
    source: `@site/${file}`,
    sourceDirName,
  };
  expect(toDocPage(doc, '/x', isCategoryIndex)).toEqual({
    id: 'some-id',
    pathname,
    file,
    isDraft: false,
    frontMatter: { title: 'A' },
  });
});
