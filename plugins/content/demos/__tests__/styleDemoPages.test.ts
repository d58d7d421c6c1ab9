import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { styleDemoPages } from '../node/styleDemoPages';

it('rewrites the pages that have something to move, in every folder', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'demos-'));
  const style = '<style data-emotion="css a">a{}</style>';
  const before = `<head></head><body>${style}</body>`;
  const after = `<head>${style}</head><body></body>`;
  const deep = path.join(folder, 'react-button');
  await mkdir(deep);
  await writeFile(path.join(folder, 'index.html'), before);
  await writeFile(path.join(deep, 'index.html'), before);
  await writeFile(path.join(deep, 'source.txt'), before);
  const plain = path.join(folder, '404.html');
  await writeFile(plain, '<head></head><body></body>');
  const { mtimeMs } = await stat(plain);

  await styleDemoPages(folder, '/');

  expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toBe(after);
  expect(await readFile(path.join(deep, 'index.html'), 'utf8')).toBe(after);
  expect(await readFile(path.join(deep, 'source.txt'), 'utf8')).toBe(before);
  expect((await stat(plain)).mtimeMs).toBe(mtimeMs);
  await rm(folder, { recursive: true });
});

it('links the style sheet of what shows demos where there are some', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'demos-'));
  await mkdir(path.join(folder, 'assets/css'), { recursive: true });
  await writeFile(path.join(folder, 'assets/css/demo.12ab.css'), '');
  await writeFile(path.join(folder, 'assets/css/demos-css-docs.34cd.css'), '');
  const page = path.join(folder, 'index.html');
  await writeFile(page, '<head></head><div data-demo-stage></div>');
  await styleDemoPages(folder, '/pt/');
  expect(await readFile(page, 'utf8')).toBe(
    '<head><link rel="stylesheet" href="/pt/assets/css/demo.12ab.css"></head><div data-demo-stage></div>',
  );
  await rm(folder, { recursive: true });
});
