import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildVersion } from '../node/buildVersion';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'build-version-'));
  write('index.html', 'home');
  write('assets/js/main.js', 'main');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

test.each([
  ['a page that differs', 'index.html', true],
  ['a new page', 'zh/index.html', true],
  ['a script that differs', 'assets/js/main.js', true],
  ['the worker itself', 'sw.js', false],
  ['the host’s headers', '_headers', false],
  ['the sitemap', 'sitemap.xml', false],
  ['the Markdown of a page', 'zh/material-ui/react-button.md', false],
  ['a list of pages for machines', 'material-ui/llms.txt', false],
  ['the same as data', 'zh/markdown-pages.json', false],
  ['the page of edited demos', 'demo-runner/index.html', false],
])('%s', async (_what, file, makesAnother) => {
  const before = await buildVersion(folder);
  write(file, 'other');
  expect((await buildVersion(folder)) !== before).toBe(makesAnother);
});
