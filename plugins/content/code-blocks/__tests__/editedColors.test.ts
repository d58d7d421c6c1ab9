import { readFileSync } from 'node:fs';
import { highlightEdited } from '../../../../src/features/highlighter';
import { chooseFolders, demosByFolder } from '../../../../src/testing/run/demoFolders';
import { highlightCode } from '../node/highlightCode';

const folders = demosByFolder();
const demos = chooseFolders([...folders.keys()], process.env['DOCS_TEST_SINCE']).flatMap(
  (folder) => folders.get(folder) ?? [],
);

test.each(demos)('colours %s as the build does', (file) => {
  const code = readFileSync(file, 'utf8');
  expect(highlightEdited(code, 'tsx')).toBe(highlightCode(code, 'tsx'));
});

test('JavaScript, and text with an empty last line', () => {
  const code = 'const a = <Button b="c" />; // d\n';
  expect(highlightEdited(code, 'jsx')).toBe(highlightCode(code, 'jsx'));
});

test('no global Prism stays behind', () => {
  expect(globalThis).not.toHaveProperty('Prism');
});
