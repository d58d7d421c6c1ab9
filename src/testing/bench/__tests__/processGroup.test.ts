import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startNode, stopProcessGroups, whenReady } from '../processGroup';

let directory = '';
let logFile = '';

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'process-group-'));
  logFile = path.join(directory, 'log');
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

const start = (script: string) =>
  startNode(['-e', script], { cwd: directory, env: process.env, logFile });

/** Prints the id of a process it started, and waits with it. */
const PARENT = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  console.log(child.pid);
  setInterval(() => {}, 1000);
`;

function isAlive(pid: number) {
  try {
    // A process that has ended but whose parent has not asked for its exit code is a zombie.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

async function until(condition: () => boolean) {
  for (let attempt = 0; attempt < 200 && !condition(); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('a command that ends by itself gives its exit code and its output', async () => {
  const group = start('console.log("a"); console.error("b"); process.exit(3)');
  await expect(group.exited).resolves.toBe(3);
  expect(group.output()).toBe('a\nb');
  group.stop();
});

test('a command that prints more is told by its last lines', async () => {
  const group = start('for (let line = 1; line <= 50; line += 1) console.log(line)');
  await group.exited;
  expect(group.output()).toMatch(/^11\n[^]*\n50$/);
  group.stop();
});

test('what is ready is waited for, unless it ends or takes too long', async () => {
  const printing = start('console.log("ready"); setInterval(() => {}, 1000)');
  await whenReady('A', printing, () => printing.output() === 'ready', 30_000);
  await expect(whenReady('A', printing, () => false, 1)).rejects.toThrow(
    /^A does not start:\nready$/,
  );
  printing.stop();
  const ending = start('console.log("failed")');
  await expect(whenReady('A', ending, async () => false, 30_000)).rejects.toThrow(/failed$/);
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux.each([
  ['stop', (group: ReturnType<typeof start>) => group.stop()],
  ['stopProcessGroups', () => stopProcessGroups()],
])('%s ends the command and what it started', async (_, end) => {
  const group = start(PARENT);
  await until(() => group.output() !== '');
  const child = Number(group.output());
  expect(isAlive(child)).toBe(true);
  end(group);
  await expect(group.exited).resolves.toBeNull();
  await until(() => !isAlive(child));
  expect(isAlive(child)).toBe(false);
});
