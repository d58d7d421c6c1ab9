import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { findShownMistakes } from '../node/rules/shownMistakes';
import { parsePage } from './parsePage';

const site = temporaryFolder('each');
const FOLDER = 'docs/material-ui/react-button';
const DEMO = "import Button from '@mui/material/Button';\nexport default () => <Button />;\n";
const IMPORTS = "import { createTheme } from '@mui/material/styles';\n";
const THEME = `${IMPORTS}export default createTheme({});\n`;

test.each([
  ['<Demo src="./A.tsx" theme="./A.theme.ts" />', THEME, undefined],
  ['<Demo src="./B.tsx" />', THEME, /^<Demo src=".\/B.tsx"> names a file that does not exist/],
  ['<Demo src="./A.tsx" open />', THEME, /open/],
  [
    '<Demo src="./A.tsx" theme="./A.theme.ts" />',
    `import { listClasses } from '@mui/material/List';\n${THEME}`,
    /A\.theme\.ts:1: import of "@mui\/material\/List": a theme file may import only/,
  ],
])('%s with %j', async (element, theme, message) => {
  site.write({ [`${FOLDER}/A.tsx`]: DEMO, [`${FOLDER}/A.theme.ts`]: theme });
  const page = parsePage(element);
  const line = page.source.split('\n').indexOf(element) + 1;
  expect(await findShownMistakes(site.path, [page])).toEqual(
    message
      ? [{ file: page.file, line, message: expect.stringMatching(message), rule: 'demo' }]
      : [],
  );
});

test.each([
  ['file=./_app/theme.ts', undefined],
  ['file=./_app/theme.ts#links', undefined],
  ['file=./_app/them.ts', `there is no file ${FOLDER}/_app/them.ts; create it, or correct file=.`],
  [
    'file=./_app/theme.ts#link',
    `${FOLDER}/_app/theme.ts has no "#region link"; its regions: "links".`,
  ],
])('a code block with %s', async (meta, message) => {
  site.write({ [`${FOLDER}/_app/theme.ts`]: '// #region links\na;\n// #endregion\n' });
  const page = parsePage(`\`\`\`ts ${meta}\n\`\`\``);
  const line = page.source.split('\n').indexOf(`\`\`\`ts ${meta}`) + 1;
  expect(await findShownMistakes(site.path, [page])).toEqual(
    message ? [{ file: page.file, line, message, rule: 'shown-file' }] : [],
  );
});

test.each([
  ['Button', undefined],
  [
    'Botton',
    /^docs\/.*index\.mdx: <Playground component="Botton"> names a component without an API/,
  ],
])('a playground of %s', async (component, message) => {
  const page = parsePage(`<Playground component="${component}" />`);
  expect(await findShownMistakes(process.cwd(), [page])).toEqual(
    message
      ? [{ file: page.file, line: 6, message: expect.stringMatching(message), rule: 'playground' }]
      : [],
  );
});

test('a table of keys whose demo is on no page', async () => {
  site.write({ [`${FOLDER}/A.keyboard.ts`]: 'export default {};' });
  const page = parsePage('<Keyboard src="./A.keyboard.ts" />');
  expect(await findShownMistakes(site.path, [page])).toMatchObject([
    { rule: 'keyboard-table', message: expect.stringContaining('which this page does not show') },
  ]);
});
