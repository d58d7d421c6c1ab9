import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ProductFiles, WorkerBuild } from '../contract';
import { writeOffline, writeRemover } from '../node/writeOffline';

jest.setTimeout(60_000);

let rootDir: string;

beforeEach(() => {
  rootDir = mkdtempSync(path.join(os.tmpdir(), 'write-offline-'));
});
afterEach(() => rmSync(rootDir, { recursive: true }));

const read = (file: string) => readFileSync(path.join(rootDir, file), 'utf8');

function write(file: string, text: string) {
  mkdirSync(path.join(rootDir, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(rootDir, file), text);
}

/** Writes what Docusaurus outputs for a language. */
async function build(baseUrl: string) {
  const folder = baseUrl.slice(1);
  const html = `<head><script src="${baseUrl}assets/js/main.js" defer></script></head>`;
  write(`${folder}assets/js/main.js`, `main("${baseUrl}")`);
  for (const page of ['', 'offline/', 'system/box/']) write(`${folder}${page}index.html`, html);
  await writeOffline({
    outDir: path.join(rootDir, folder),
    rootDir,
    baseUrl,
    locales: ['zh', 'pt'],
    products: [
      { id: 'system', route: '/system' },
      { id: 'x', route: '/x' },
    ],
    groups: [],
  });
}

function readWorker(): WorkerBuild {
  const [, json = ''] = /^const BUILD=(\{.*?\});\n/.exec(read('sw.js')) ?? [];
  return JSON.parse(json) as WorkerBuild;
}

const urls = (file: string) => (JSON.parse(read(file)) as ProductFiles).files.map(([url]) => url);

test('a worker at the root is of all languages that are built', async () => {
  await build('/');
  const english = readWorker();
  expect(english.offlinePages).toEqual(['/offline/']);
  await build('/zh/');
  const both = readWorker();
  expect(both.offlinePages).toEqual(['/offline/', '/zh/offline/']);
  expect(both.version).not.toBe(english.version);
});

test('each language has its own lists and offline page', async () => {
  await build('/');
  await build('/zh/');
  expect(urls('offline/product-system.json')).toEqual(['/assets/js/main.js', '/system/box/']);
  expect(urls('zh/offline/product-system.json')).toEqual([
    '/zh/assets/js/main.js',
    '/zh/system/box/',
  ]);
  expect(Object.keys(JSON.parse(read('zh/offline/products.json')) as object)).toEqual(['system']);
  expect(read('zh/offline/index.html')).toMatch(
    /<script src="\/zh\/assets\/js\/offline-page\.[\da-f]{16}\.js" defer><\/script>/,
  );
  expect(read('zh/offline/index.html')).not.toContain('main.js');
  expect(read('zh/system/box/index.html')).toContain('main.js');
});

test('the same build has the same version', async () => {
  await build('/');
  const { version } = readWorker();
  await build('/');
  expect(readWorker().version).toBe(version);
});

test('without an official host there is the kill switch', async () => {
  await writeRemover(rootDir);
  expect(read('sw.js')).toContain('unregister');
  expect(read('sw.js')).not.toContain('BUILD');
});
