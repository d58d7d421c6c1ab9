import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastLines, startNode, stopProcessGroups } from '../processGroup';

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
  expect(lastLines(logFile)).toBe('a\nb');
  expect(lastLines(logFile, 1)).toBe('b');
  group.stop();
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux.each([
  ['stop', (group: ReturnType<typeof start>) => group.stop()],
  ['stopProcessGroups', () => stopProcessGroups()],
])('%s ends the command and what it started', async (_, end) => {
  const group = start(PARENT);
  await until(() => lastLines(logFile) !== '');
  const child = Number(lastLines(logFile));
  expect(isAlive(child)).toBe(true);
  end(group);
  await expect(group.exited).resolves.toBeNull();
  await until(() => !isAlive(child));
  expect(isAlive(child)).toBe(false);
});
