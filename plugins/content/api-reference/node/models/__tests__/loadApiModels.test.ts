import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { temporaryFolder } from '../../../../../../src/testing/temporaryFolder';
import { loadApiModels } from '../loadApiModels';

const worker = path.join(__dirname, 'fakeWorker.cjs');

const site = temporaryFolder('each');
let cacheDir: string;

beforeEach(() => {
  cacheDir = path.join(site.path, 'cache');
  for (const name of ['chairs', 'tables', 'fails', 'says-nothing', 'is-killed']) install(name);
});

function install(name: string, version = '1.0.0') {
  site.write({ [`node_modules/${name}/package.json`]: JSON.stringify({ name, version }) });
}

const load = (...names: string[]) =>
  loadApiModels({
    siteDir: site.path,
    cacheDir,
    worker,
    requests: names.map((packageName) => ({ packageName })),
  });

const linesOf = (name: string) => site.read(name).trim().split('\n');

/** Packages that child processes have read. */
const runs = () => linesOf('runs.txt').sort();

/** Ids of the child processes. */
const processes = () => [...new Set(linesOf('processes.txt').map(Number))];

/** Whether a process is running. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('each package is read once, and then taken from the cache', async () => {
  const models = await load('chairs', 'tables');
  expect([...models.keys()]).toEqual(['chairs', 'tables']);
  expect(models.get('chairs')?.components.package).toBe('chairs');
  await load('chairs', 'tables');
  expect(runs()).toEqual(['chairs', 'tables']);
});

test('who asks at the same time gets the same', async () => {
  const [first, second] = await Promise.all([load('chairs'), load('chairs')]);
  expect(second.get('chairs')).toBe(first.get('chairs'));
  expect(runs()).toEqual(['chairs']);
});

test('two processes read all packages, and end then', async () => {
  const names = ['chairs', 'tables', 'lamps', 'shelves', 'rugs'];
  names.forEach((name) => install(name));
  await load(...names);
  expect(runs()).toEqual([...names].sort());
  expect(processes()).toHaveLength(2);
  for (let wait = 0; wait < 100 && processes().some(isAlive); wait += 1) await setTimeout(50);
  expect(processes().filter(isAlive)).toEqual([]);
});

test('a package that fails takes none with it', async () => {
  const names = ['lamps', 'shelves', 'rugs'];
  names.forEach((name) => install(name));
  await expect(load('fails', 'is-killed', ...names)).rejects.toThrow(/^.*fails.*\n.*\n.*is-killed/);
  const models = await load(...names);
  expect([...models.keys()]).toEqual(names);
  expect(runs()).toEqual(['fails', 'is-killed', ...names].sort());
});

test('another version is read anew, and the older model is removed', async () => {
  await load('chairs', 'tables');
  const [older] = readdirSync(cacheDir).filter((name) => name.startsWith('chairs-'));
  install('chairs', '1.0.1');
  await load('chairs', 'tables');
  expect(runs()).toEqual(['chairs', 'chairs', 'tables']);
  expect(readdirSync(cacheDir)).toHaveLength(2);
  expect(readdirSync(cacheDir)).not.toContain(older);
});

test.each([
  ['is cut off', (text: string) => text.slice(0, text.length / 2)],
  ['belongs to other sources', (text: string) => text.replace(/"key":"./, '"key":"-')],
  ['is empty', () => ''],
])('a cache file that %s is made again', async (_, damage) => {
  await load('chairs');
  const [name] = readdirSync(cacheDir);
  const file = path.join(cacheDir, String(name));
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  await load('chairs');
  expect(runs()).toEqual(['chairs', 'chairs']);
});

test.each([
  [
    'fails',
    'api-reference: the API of fails could not be read: its process ended with code 1:\n' +
      '  Nothing was extracted from fails.',
  ],
  [
    'says-nothing',
    'api-reference: the API of says-nothing could not be read: its process wrote no usable model.',
  ],
  [
    'is-killed',
    'api-reference: the API of is-killed could not be read: its process was ended by SIGKILL, perhaps for lack of memory.',
  ],
  ['absent', 'The package absent is not installed. Run "npm ci".'],
])('%s: one message says what went wrong', async (name, message) => {
  await expect(load(name)).rejects.toHaveProperty('message', message);
  expect(readFileNames()).toEqual([]);
});

test('a model without what is documented is told, and not kept in the cache', async () => {
  install('@mui/base');
  await expect(load('@mui/base')).rejects.toThrow('Nothing was extracted from @mui/base');
  expect(readFileNames()).toEqual([]);
});

function readFileNames(): string[] {
  try {
    return readdirSync(cacheDir);
  } catch {
    return [];
  }
}

test('all problems are told at once', async () => {
  await expect(load('fails', 'chairs', 'says-nothing')).rejects.toThrow(/fails[^]*says-nothing/);
});
