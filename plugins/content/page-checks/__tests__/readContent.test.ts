import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { readContent } from '../node/readContent';

const site = temporaryFolder('each');
const FRONT_MATTER = '---\ntitle: A\n---\n';

test('a page that cannot be parsed is a problem with its line, and the others are read', () => {
  site.write({
    'docs/material-ui/a.mdx': `${FRONT_MATTER}\nA paragraph.</p>`,
    'docs/material-ui/b.mdx': '---\ntitle: a: b\n---\n',
    'docs/material-ui/c.mdx': FRONT_MATTER,
  });
  const { pages, broken } = readContent(site.path);
  expect(pages.map(({ file }) => file)).toEqual(['docs/material-ui/c.mdx']);
  expect(broken).toMatchObject(
    [
      { file: 'docs/material-ui/a.mdx', line: 5, rule: 'syntax' },
      { file: 'docs/material-ui/b.mdx', line: 2, message: /^the front matter is not valid YAML/ },
    ].map(({ message = /./, ...rest }) => ({ ...rest, message: expect.stringMatching(message) })),
  );
});

test('pages are parsed in the format in which Docusaurus renders them', () => {
  const comment = '\n<!-- a comment -->\n';
  const format = (name: string) => `---\ntitle: A\nmdx: { format: ${name} }\n---\n${comment}`;
  site.write({
    'docs/material-ui/a.md': FRONT_MATTER + comment,
    'docs/material-ui/b.mdx': FRONT_MATTER + comment,
    'docs/material-ui/c.mdx': format('md'),
    'docs/material-ui/d.md': format('mdx'),
    'docs/material-ui/README.md': FRONT_MATTER,
  });
  const { pages, broken } = readContent(site.path);
  expect(pages.map(({ file }) => file)).toEqual(
    ['README.md', 'a.md', 'c.mdx'].map((name) => `docs/material-ui/${name}`),
  );
  expect(broken.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'docs/material-ui/b.mdx:5',
    'docs/material-ui/d.md:6',
  ]);
});
