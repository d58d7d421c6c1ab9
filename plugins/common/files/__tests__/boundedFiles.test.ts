import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = process.cwd();
const plugin = (file: string) => path.join(root, 'plugins', file);

/** Runs a program that may have 256 open files. Returns the JSON that it prints. */
function runWithFewFiles(program: string): unknown {
  const prelude = `const jiti = require('jiti').createJiti(${JSON.stringify(__filename)});`;
  const output = execFileSync(
    'bash',
    ['-c', 'ulimit -n 256 && exec "$0" -e "$1"', process.execPath, `${prelude}\n${program}`],
    { cwd: root, encoding: 'utf8' },
  );
  return JSON.parse(output);
}

test('the error codes of a package with more files than a process may open', () => {
  const directory = path.join(root, 'node_modules/@mui/icons-material');
  const read = runWithFewFiles(`
    const reader = jiti(${JSON.stringify(plugin('content/error-codes/node/readPackageMessages.ts'))});
    reader
      .readPackageMessages({ name: 'icons', version: '0', directory: ${JSON.stringify(directory)} })
      .then(({ occurrences }) => console.log(occurrences.length));
  `);
  expect(read).toBe(0);
});

test('the search index of more pages than a process may open', () => {
  const read = runWithFewFiles(`
    const { readSearchDocs } = jiti(${JSON.stringify(plugin('output/search-index/node/readSearchDocs.ts'))});
    const source = '@site/docs/material-ui/getting-started/installation.mdx';
    const docs = Array.from({ length: 2000 }, (_, index) => ({
      id: String(index), permalink: '/' + index, title: '', sourceDirName: '', source, frontMatter: {},
    }));
    const version = { versionName: 'current', label: '', isLast: true, contentPath: '', sidebars: {}, docs };
    readSearchDocs(
      [['material-ui', { loadedVersions: [version] }]],
      { pages: {}, words: {} },
      { siteDir: ${JSON.stringify(root)}, generatedFilesDir: '', locale: 'en' },
    ).then(([{ docs }]) => console.log(docs.length));
  `);
  expect(read).toBe(2000);
});

test('other files while Docusaurus reads more pages than a process may open', () => {
  const read = runWithFewFiles(`
    const { boundDocusaurus } = jiti(${JSON.stringify(plugin('common/docusaurus/boundDocusaurus.ts'))});
    boundDocusaurus();
    const { readDocFile } = require(${JSON.stringify(root)} + '/node_modules/@docusaurus/plugin-content-docs/lib/docs.js');
    const version = { contentPath: ${JSON.stringify(path.join(root, 'docs'))} };
    let left = 2000;
    for (let page = 0; page < 2000; page += 1) {
      readDocFile(version, 'material-ui/getting-started/installation.mdx').then(() => (left -= 1));
    }
    const readOthers = async () => {
      while (left > 0) await require('node:fs/promises').readdir('.');
      console.log(left);
    };
    readOthers();
  `);
  expect(read).toBe(0);
});
