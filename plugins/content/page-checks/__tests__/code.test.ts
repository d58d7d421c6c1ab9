import path from 'node:path';
import { checkCode } from '../node/code/checkCode';
import { parsePage } from './parsePage';

const SITE_DIR = path.resolve(__dirname, '../../../..');
const block = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\``;

test('blocks are compiled together, and problems have the line of the page', () => {
  const body = [
    block('ts title="width.ts"', 'export const width: number = 1;'),
    block('tsx', "import { width } from './width';\nexport const text: string = width;"),
    block('tsx fragment', 'width = 2;\nconst a = ;'),
    block('tsx', "import own from './own';\nimport none from 'no-such-package';\nown(none);"),
    block('js', 'anything(1);'),
    block('tsx', 'export const Page = () => <Missing />;'),
  ].join('\n\n');
  const page = parsePage(body);
  const lines = page.source.split('\n');
  const found = checkCode(SITE_DIR, [page]).map(({ line, message }) => [lines[line - 1], message]);
  expect(found).toEqual([
    ['const a = ;', expect.any(String)],
    ['export const text: string = width;', expect.stringContaining("'number' is not assignable")],
    ["import none from 'no-such-package';", expect.stringContaining('no-such-package')],
    ['export const Page = () => <Missing />;', expect.stringContaining("'Missing'")],
  ]);
}, 60_000);
