import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { highlightEdited } from '../../../../src/features/highlighter';
import { highlightCode } from '../node/highlightCode';

const docs = path.join(__dirname, '../../../../docs');
const demos = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => [file, readFileSync(path.join(docs, file), 'utf8')] as const);

test.each(demos)('colours %s as the build does', (_file, code) => {
  expect(highlightEdited(code, 'tsx')).toBe(highlightCode(code, 'tsx'));
});

test('JavaScript, and text with an empty last line', () => {
  const code = 'const a = <Button b="c" />; // d\n';
  expect(highlightEdited(code, 'jsx')).toBe(highlightCode(code, 'jsx'));
});

test('no global Prism stays behind', () => {
  expect(globalThis).not.toHaveProperty('Prism');
});
