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
  expect(findTableProblems(site.path, PAGE)).toEqual([]);
  expect(await startTables(site.path, PAGE)).toEqual([TABLES]);
  const texts = ['Row', 'A letter', 'Moves on', 'Stays', 'A tab'];
  expect(JSON.parse(site.read(TABLES))).toEqual(
    Object.fromEntries(texts.map((text) => [text, text])),
  );
  expect(findTableProblems(site.path, PAGE)).toEqual([
    { file: TABLES, line: 3, message: 'still in English: "A letter".' },
    { file: TABLES, line: 4, message: 'still in English: "Moves on".' },
    { file: TABLES, line: 6, message: 'still in English: "A tab".' },
  ]);

  site.write({ [TABLES]: '{ "Moves on": "继续" }' });
  expect(await startTables(site.path, PAGE)).toEqual([]);
  expect(findTableProblems(site.path, PAGE)).toEqual([]);
});
