import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findTableProblems, startTables } from '../node/tableTexts';

const OWN = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/react-tabs';
const PAGE = `${OWN}/index.mdx`;
const TABLES = `${OWN}/BasicTabs.keyboard.json`;

let siteDir: string;

const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');

function write(file: string, content: string) {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  fs.writeFileSync(path.join(siteDir, file), content);
}

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'table-texts-'));
  const src = './BasicTabs.keyboard.ts';
  write(PAGE, `---\ntitle: Tabs\n---\n\n<Keyboard src="${src}" />\n\n<Roles src="${src}" />\n`);
  write(
    'docs/material-ui/react-tabs/BasicTabs.keyboard.ts',
    `export default {
      keyboard: [
        { keys: 'Tab', in: { Row: { does: 'Moves on', walk: [] }, '\`a\`': { does: 'Stays', walk: [] } } },
        { keys: { words: 'A letter' }, in: { Row: { does: 'Moves on', walk: [] } } },
      ],
      roles: [{ role: 'tab', name: 'Open', means: 'A tab' }],
    };`,
  );
});

afterEach(() => fs.rmSync(siteDir, { recursive: true }));

test('texts of the tables are started once, and found until they are translated', async () => {
  expect(findTableProblems(siteDir, PAGE)).toEqual([]);
  expect(await startTables(siteDir, PAGE)).toEqual([TABLES]);
  const texts = ['Row', 'A letter', 'Moves on', 'Stays', 'A tab'];
  expect(JSON.parse(read(TABLES))).toEqual(Object.fromEntries(texts.map((text) => [text, text])));
  expect(findTableProblems(siteDir, PAGE)).toEqual([
    { file: TABLES, line: 3, message: 'still in English: "A letter".' },
    { file: TABLES, line: 4, message: 'still in English: "Moves on".' },
    { file: TABLES, line: 6, message: 'still in English: "A tab".' },
  ]);

  write(TABLES, '{ "Moves on": "继续" }');
  expect(await startTables(siteDir, PAGE)).toEqual([]);
  expect(findTableProblems(siteDir, PAGE)).toEqual([]);
});
