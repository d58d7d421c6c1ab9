import path from 'node:path';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import type { ProductFiles, WorkerBuild } from '../contract';
import { scriptDigest } from '../scriptDigest';
import { writeOffline, writeRemover } from '../node/writeOffline';

jest.setTimeout(60_000);

const root = temporaryFolder('each');
const { read } = root;

/** Writes what Docusaurus outputs for a language. */
async function build(baseUrl: string) {
  const folder = baseUrl.slice(1);
  const html = `<head><script src="${baseUrl}assets/js/main.js" defer></script></head>`;
  root.write({
    [`${folder}assets/js/main.js`]: `main("${baseUrl}")`,
    [`${folder}index.html`]: html,
    [`${folder}offline/index.html`]: html,
    [`${folder}system/box/index.html`]: html,
  });
  await writeOffline({
    outDir: path.join(root.path, folder),
    rootDir: root.path,
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
  const genuine = await scriptDigest('/zh/assets/js/main.js', 'main("/zh/")');
  expect(both.scripts).toEqual(expect.arrayContaining([...english.scripts, genuine]));
  expect(read('sw.js')).toContain('importScripts("/sw-policy.js")');
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
  await writeRemover(root.path);
  expect(read('sw.js')).toContain('unregister');
  expect(read('sw.js')).not.toContain('BUILD');
});
