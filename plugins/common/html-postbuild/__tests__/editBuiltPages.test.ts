import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { editBuiltPages, leaveStaticFiles, readBuiltPages, type PageEdit } from '../editBuiltPages';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  await mkdir(path.join(folder, 'react-button'));
  await writeFile(path.join(folder, 'index.html'), 'home');
  await writeFile(path.join(folder, 'react-button/index.html'), 'button');
  await writeFile(path.join(folder, 'react-button/source.txt'), 'source');
});

afterEach(() => rm(folder, { recursive: true }));

const read = (file: string) => readFile(path.join(folder, file), 'utf8');

it('edits the pages of every folder by their file', async () => {
  await editBuiltPages(folder, (html, file) => `${html} ${file}`);
  expect(await read('index.html')).toBe('home index.html');
  expect(await read('react-button/index.html')).toBe('button react-button/index.html');
  expect(await read('react-button/source.txt')).toBe('source');
});

it('leaves static files alone, whoever names them last', async () => {
  await mkdir(path.join(folder, 'static/files'), { recursive: true });
  await mkdir(path.join(folder, 'build/files'), { recursive: true });
  await writeFile(path.join(folder, 'static/files/google.html'), 'google');
  await writeFile(path.join(folder, 'build/files/google.html'), 'google');
  await writeFile(path.join(folder, 'build/files/index.html'), 'page');
  const outDir = path.join(folder, 'build');
  const seen: string[] = [];
  const edited = editBuiltPages(outDir, (html) => `${html}!`);
  const seeing = readBuiltPages(outDir, (_html, file) => seen.push(file));
  leaveStaticFiles(outDir, [path.join(folder, 'none'), path.join(folder, 'static')]);
  await Promise.all([edited, seeing]);
  expect(seen).toEqual(['files/index.html']);
  expect(await read('build/files/google.html')).toBe('google');
  expect(await read('build/files/index.html')).toBe('page!');
});

it('leaves a page that is not changed alone', async () => {
  const { mtimeMs } = await stat(path.join(folder, 'index.html'));
  await editBuiltPages(folder, (html) => html);
  expect((await stat(path.join(folder, 'index.html'))).mtimeMs).toBe(mtimeMs);
});

it('runs edits that are asked for at once one after another', async () => {
  await Promise.all(['a', 'b', 'c'].map((mark) => editBuiltPages(folder, (html) => html + mark)));
  expect(await read('index.html')).toBe('homeabc');
});

it('keeps the place of an edit that has to be prepared', async () => {
  const prepared = new Promise<PageEdit>((resolve) => {
    setTimeout(() => resolve((html) => `${html}a`), 5);
  });
  await Promise.all([
    editBuiltPages(folder, prepared),
    editBuiltPages(folder, (html) => `${html}b`),
  ]);
  expect(await read('index.html')).toBe('homeab');
});

it('waits for the edits of plugins that have loaded the module anew', async () => {
  const load = () => {
    jest.resetModules();
    return import('../editBuiltPages');
  };
  const [first, second] = [await load(), await load()];
  expect(second.editBuiltPages).not.toBe(first.editBuiltPages);
  await Promise.all([
    first.editBuiltPages(folder, (html) => `${html}a`),
    second.editBuiltPages(folder, (html) => `${html}b`),
  ]);
  expect(await read('index.html')).toBe('homeab');
});

it('goes on after an edit that failed, which is reported to who asked for it', async () => {
  const failing = editBuiltPages(folder, () => {
    throw new Error('no main script');
  });
  const next = editBuiltPages(folder, (html) => `${html}!`);
  await expect(failing).rejects.toThrow('no main script');
  await next;
  expect(await read('index.html')).toBe('home!');
});

it('reads and writes each page once for all edits that are asked for together', async () => {
  const seen: string[] = [];
  const append = (mark: string): PageEdit => {
    return (html, file) => {
      seen.push(`${mark} ${file}`);
      return html + mark;
    };
  };
  await Promise.all([editBuiltPages(folder, append('a')), editBuiltPages(folder, append('b'))]);
  expect(seen).toEqual([
    'a index.html',
    'b index.html',
    'a react-button/index.html',
    'b react-button/index.html',
  ]);
});

it('leaves an edit out from the page on where it failed', async () => {
  const failing = editBuiltPages(folder, (html, file) => {
    if (file !== 'index.html') throw new Error('no head');
    return `${html}a`;
  });
  const next = editBuiltPages(folder, (html) => `${html}b`);
  await expect(failing).rejects.toThrow('no head');
  await next;
  expect(await read('index.html')).toBe('homeab');
  expect(await read('react-button/index.html')).toBe('buttonb');
});

it('reports an edit that could not be prepared, and goes on', async () => {
  const failing = editBuiltPages(folder, Promise.reject(new Error('no style sheets')));
  const next = editBuiltPages(folder, (html) => `${html}b`);
  await expect(failing).rejects.toThrow('no style sheets');
  await next;
  expect(await read('index.html')).toBe('homeb');
});

it('takes edits that are asked for while others run, and after them', async () => {
  const prepared = new Promise<PageEdit>((resolve) => {
    setTimeout(() => resolve((html) => `${html}a`), 5);
  });
  const first = editBuiltPages(folder, prepared);
  await new Promise((resolve) => setTimeout(resolve, 1));
  const second = editBuiltPages(folder, (html) => `${html}b`);
  await first;
  await second;
  await editBuiltPages(folder, (html) => `${html}c`);
  expect(await read('index.html')).toBe('homeabc');
});

it('reports a folder that cannot be read to all who asked', async () => {
  const missing = path.join(folder, 'missing');
  const edits = [editBuiltPages(missing, (html) => html), editBuiltPages(missing, (html) => html)];
  const results = await Promise.allSettled(edits);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('has all pages read before one is edited, whoever asks first', async () => {
  const seen: string[] = [];
  await Promise.all([
    editBuiltPages(folder, (html, file) => {
      seen.push(`edit ${file}`);
      return `${html}a`;
    }),
    readBuiltPages(folder, (html, file) => seen.push(`${html} ${file}`)),
  ]);
  expect(seen.slice(0, 2).sort()).toEqual(['button react-button/index.html', 'home index.html']);
  expect(seen.slice(2).sort()).toEqual(['edit index.html', 'edit react-button/index.html']);
  expect(await read('index.html')).toBe('homea');
});

it('tells who reads of an error, and edits all the same', async () => {
  const reading = readBuiltPages(folder, () => {
    throw new Error('no text');
  });
  const [result] = await Promise.allSettled([
    reading,
    editBuiltPages(folder, (html) => `${html}a`),
  ]);
  expect(result).toMatchObject({ status: 'rejected', reason: { message: 'no text' } });
  expect(await read('index.html')).toBe('homea');
});
