import path from 'node:path';
import { checkCode } from '../node/code/checkCode';
import { parsePage } from './parsePage';

const SITE_DIR = path.resolve(__dirname, '../../../..');
const block = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\``;

test('blocks are compiled together, and problems have the line of the page', async () => {
  const body = [
    block('ts title="width.ts"', 'export const width: number = 1;'),
    block('tsx', "import { width } from './width';\nexport const text: string = width;"),
    block('tsx fragment', 'width = 2;\nconst a = ;'),
    block('tsx', "import own from './own';\nimport none from 'no-such-package';\nown(none);"),
    block('tsx', 'export const whole = ;'),
    block('js', 'anything(1);'),
    block('tsx', 'export const Page = () => <Missing />;'),
  ].join('\n\n');
  const page = parsePage(body);
  const lines = page.source.split('\n');
  const problems = await checkCode(SITE_DIR, [page]);
  const found = problems.map(({ line, message }) => [lines[line - 1], message]);
  expect(found).toEqual([
    ['const a = ;', expect.any(String)],
    ['export const whole = ;', expect.any(String)],
    ['export const text: string = width;', expect.stringContaining("'number' is not assignable")],
    ["import none from 'no-such-package';", expect.stringContaining('no-such-package')],
    ['export const Page = () => <Missing />;', expect.stringContaining("'Missing'")],
  ]);
}, 60_000);

test('a page without code has nothing to compile', async () => {
  expect(await checkCode(SITE_DIR, [parsePage(block('sh', 'npm start'))])).toEqual([]);
}, 60_000);

test('a page that extends the types of a package changes those of no other page', async () => {
  const width = block('tsx', "export const down = (t: Theme) => t.breakpoints.down('md');");
  const theme = "import type { Theme } from '@mui/material/styles';\n";
  const page = (file: string, text: string) => parsePage(text, { file });
  const extending = page(
    'docs/material-ui/a.mdx',
    block(
      'tsx',
      `${theme}declare module '@mui/material/styles' {
        interface BreakpointOverrides { xs: false; sm: false; md: false; lg: false; xl: false; phone: true }
      }
      export const down = (t: Theme) => t.breakpoints.down('phone');`,
    ),
  );
  const other = page('docs/material-ui/b.mdx', width.replace('export', `${theme}export`));
  expect(await checkCode(SITE_DIR, [extending, other])).toEqual([]);
}, 60_000);
