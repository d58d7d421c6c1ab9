import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { findTableProblems, startTables } from '../node/tableTexts';

const OWN = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/react-tabs';
const PAGE = `${OWN}/index.mdx`;
const TABLES = `${OWN}/BasicTabs.keyboard.json`;

const site = temporaryFolder('each');

beforeEach(() => {
  const src = './BasicTabs.keyboard.ts';
  site.write({
    [PAGE]: `---\ntitle: Tabs\n---\n\n<Keyboard src="${src}" />\n\n<Roles src="${src}" />\n`,
    'docs/material-ui/react-tabs/BasicTabs.keyboard.ts': `export default {
      keyboard: [
        { keys: 'Tab', in: { Row: { does: 'Moves on', walk: [] }, '\`a\`': { does: 'Stays', walk: [] } } },
        { keys: { words: 'A letter' }, in: { Row: { does: 'Moves on', walk: [] } } },
      ],
      roles: [{ role: 'tab', name: 'Open', means: 'A tab' }],
    };`,
  });
});

test('texts of the tables are started once, and found until they are translated', async () => {
  expect(await findTableProblems(site.path, PAGE, {})).toEqual([]);
  expect(await startTables(site.path, PAGE)).toEqual([TABLES]);
  const texts = ['Row', 'A letter', 'Moves on', 'Stays', 'A tab'];
  expect(JSON.parse(site.read(TABLES))).toEqual(
    Object.fromEntries(texts.map((text) => [text, text])),
  );
  expect(await findTableProblems(site.path, PAGE, {})).toEqual([
    { file: TABLES, line: 3, message: 'still in English: "A letter".' },
    { file: TABLES, line: 4, message: 'still in English: "Moves on".' },
    { file: TABLES, line: 6, message: 'still in English: "A tab".' },
  ]);

  site.write({ [TABLES]: '{ "Moves on": "继续" }' });
  expect(await startTables(site.path, PAGE)).toEqual([]);
  expect(await findTableProblems(site.path, PAGE, {})).toEqual([]);
});

test('texts that English does not have, and code that is lost, are found', async () => {
  site.write({ [TABLES]: '{\n"Moves on": "继续 `x`",\n"Moves off": "离开",\n"`a`": "字母" }' });
  expect(await findTableProblems(site.path, PAGE, {})).toEqual([
    { file: TABLES, line: 2, message: 'the inline code `x` is not in English.' },
    {
      file: TABLES,
      line: 3,
      message:
        'docs/material-ui/react-tabs/BasicTabs.keyboard.ts has no text "Moves off"; correct or remove it.',
    },
    { file: TABLES, line: 4, message: 'the inline code `a` of English is missing here.' },
  ]);
});
