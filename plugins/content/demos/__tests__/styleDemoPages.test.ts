import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { styleDemoPages } from '../node/styleDemoPages';

it('links the style sheet of what shows demos where there are some, and moves their styles', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'demos-'));
  await mkdir(path.join(folder, 'assets/css'), { recursive: true });
  await writeFile(path.join(folder, 'assets/css/demo.12ab.css'), '');
  await writeFile(path.join(folder, 'assets/css/demos-css-docs.34cd.css'), '');
  const style = '<style data-emotion="css a">a{}</style>';
  const page = path.join(folder, 'index.html');
  await writeFile(page, `<head></head><div data-demo-stage>${style}</div>`);
  await styleDemoPages(folder, '/pt/');
  expect(await readFile(page, 'utf8')).toBe(
    `<head><link rel="stylesheet" href="/pt/assets/css/demo.12ab.css">${style}</head><div data-demo-stage></div>`,
  );
  await rm(folder, { recursive: true });
});
