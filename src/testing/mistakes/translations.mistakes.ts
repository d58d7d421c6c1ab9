/** Edits of a translator, on a development server in the language of the translation. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { START_TIMEOUT, startCopy, type StartedCopy } from './startCopy';

const PORT = '3414';
const ORIGIN = `http://localhost:${PORT}/zh`;
const PAGES = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current';
const EDITS = 20;
/** Between two edits; a reload begins half a second after an edit. */
const PAUSE = 1000;
const LIMIT_MB = 1500;

let copy: StartedCopy;

beforeAll(async () => {
  copy = await startCopy('translations', ['--port', PORT, '--locale', 'zh'], 'material-ui');
  await open('/material-ui/react-button/');
}, START_TIMEOUT);

afterAll(() => copy?.remove());

const fileOf = (name: string) => path.join(copy.siteDir, name);

async function open(pathname: string): Promise<string> {
  return (await fetch(`${ORIGIN}${pathname}`)).text();
}

/** Resident memory of the server, in MB. */
function memory(): number {
  const status = readFileSync(`/proc/${copy.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

test.each<[kind: string, file: string, edit: (text: string, mark: string) => string]>([
  ['a page', `${PAGES}/react-button/index.mdx`, (text, mark) => `${text}\n${mark}\n`],
  ['the dictionary', 'i18n/zh/dictionary.json', (text, mark) => text.replace(/": "/, `$&${mark}`)],
  [
    'texts of the API',
    'i18n/zh/api/material-ui/button.json',
    (text, mark) => text.replace('"text": "', `$&${mark}`),
  ],
  [
    'a keyboard table',
    `${PAGES}/react-button/BasicButton.keyboard.json`,
    (text, mark) => text.replace(/": "/, `$&${mark}`),
  ],
])('twenty edits of %s stay below the limit', async (_kind, name, edit) => {
  const file = fileOf(name);
  const right = readFileSync(file, 'utf8');
  const used: number[] = [];
  for (let index = 0; index < EDITS; index += 1) {
    writeFileSync(file, edit(right, '字'.repeat((index % 3) + 1)));
    await wait(PAUSE);
    // As a translator does, who looks at the page before the next edit.
    await open('/material-ui/react-button/');
    used.push(memory());
  }
  writeFileSync(file, right);
  await open('/material-ui/react-button/');
  await wait(10 * PAUSE);
  used.push(memory());
  expect(Math.max(...used)).toBeLessThan(LIMIT_MB);
});

test('a translation that is added and deleted', async () => {
  const folder = fileOf(`${PAGES}/react-badge`);
  const pageOf = () => fetch(`${ORIGIN}/material-ui/react-badge/`).then(({ status }) => status);
  cpSync(fileOf('docs/material-ui/react-badge/index.mdx'), path.join(folder, 'index.mdx'));
  await wait(10 * PAUSE);
  expect(await pageOf()).toBe(200);
  rmSync(folder, { recursive: true });
  await wait(10 * PAUSE);
  expect(await pageOf()).toBe(200);
});
