import { toDocPage } from '../node/toDocPage';

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
  expect(toDocPage(doc, '/x')).toEqual({
    id: 'some-id',
    pathname,
    file,
    isDraft: false,
    frontMatter: { title: 'A' },
  });
});
