import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toMdx } from '../node/pages/toMdx';
import { areWritten, writeApiPages } from '../node/pages/writeApiPages';

let siteDir: string;
let folders: { siteDir: string; generatedFilesDir: string };

beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'api-reference-'));
  folders = { siteDir, generatedFilesDir: path.join(siteDir, '.docusaurus') };
});
afterEach(() => rm(siteDir, { recursive: true }));

const mdxOf = (pathname: string) =>
  toMdx({ pathname, title: 'A', description: 'B', editUrl: 'https://example.com/', body: 'C' });
const built = (...slugs: readonly string[]) => ({
  data: new Map(slugs.map((slug) => [`material-ui/api/${slug}/A.json`, { slug }])),
  pages: new Map(
    slugs.map((slug) => [`/material-ui/api/${slug}`, mdxOf(`/material-ui/api/${slug}`)]),
  ),
});
const pageOf = (slug: string) => path.join(siteDir, `docs/material-ui/api/${slug}/index.mdx`);
const dataOf = (slug: string) =>
  path.join(siteDir, `.docusaurus/api-reference/material-ui/api/${slug}/A.json`);

describe('writeApiPages', () => {
  it('writes the pages and their data', async () => {
    await writeApiPages(built('a', 'b'), '1', folders);
    expect(await readFile(pageOf('a'), 'utf8')).toBe(mdxOf('/material-ui/api/a'));
    expect(JSON.parse(await readFile(dataOf('b'), 'utf8'))).toEqual({ slug: 'b' });
  });

  it('touches nothing that is as it should be', async () => {
    await writeApiPages(built('a'), '1', folders);
    const long = new Date(2020, 1, 1);
    await Promise.all([utimes(pageOf('a'), long, long), utimes(dataOf('a'), long, long)]);
    await writeApiPages(built('a', 'b'), '2', folders);
    expect((await stat(pageOf('a'))).mtime).toEqual(long);
    expect((await stat(dataOf('a'))).mtime).toEqual(long);
  });

  it('removes what it wrote before, and only that', async () => {
    const own = path.join(siteDir, 'docs/material-ui/react-a/index.mdx');
    await mkdir(path.dirname(own), { recursive: true });
    await writeFile(own, '---\ntitle: A\n---\n');
    await writeApiPages(built('a', 'b'), '1', folders);
    await writeApiPages(built('a'), '2', folders);
    expect([pageOf('a'), own].every((file) => existsSync(file))).toBe(true);
    expect([pageOf('b'), dataOf('b'), path.dirname(pageOf('b'))].some((f) => existsSync(f))).toBe(
      false,
    );
  });

  it('does not overwrite a page that was written by hand', async () => {
    await mkdir(path.dirname(pageOf('a')), { recursive: true });
    await writeFile(pageOf('a'), '---\ntitle: Mine\n---\n');
    await expect(writeApiPages(built('a'), '1', folders)).rejects.toThrow(
      'docs/material-ui/api/a/index.mdx is generated; move what is written there to another page.',
    );
    expect(await readFile(pageOf('a'), 'utf8')).toContain('Mine');
  });
});

describe('areWritten', () => {
  it('is true only for the same inputs with all files there', async () => {
    expect(await areWritten('1', folders)).toBe(false);
    await writeApiPages(built('a'), '1', folders);
    expect(await areWritten('1', folders)).toBe(true);
    expect(await areWritten('2', folders)).toBe(false);
    await rm(pageOf('a'));
    expect(await areWritten('1', folders)).toBe(false);
  });

  it('is false after other inputs that were not written to the end', async () => {
    await writeApiPages(built('a'), '1', folders);
    await writeFile(pageOf('a'), '---\ntitle: Mine\n---\n');
    await expect(writeApiPages(built('a'), '2', folders)).rejects.toThrow();
    expect(await areWritten('1', folders)).toBe(false);
  });
});
