import { VFile } from 'vfile';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { toMdxError } from '../node/toMdxError';

const site = temporaryFolder('each');

function messageOf(line: string, reason: string): string {
  site.write({ 'docs/a.mdx': `---\ntitle: A\n---\n\n${line}\n` });
  const cause = new VFile().message(reason, { place: { line: 5, column: 10 } });
  const error = new Error('MDX compilation failed', { cause });
  return toMdxError(error, `${site.path}/docs/a.mdx`, site.path).message;
}

test.each([
  ['## Usage {#usage}', 'docs/a.mdx:5:10: No. Write the heading’s id as {/* #usage */}'],
  ['<!-- later -->', 'docs/a.mdx:5:10: No. Write comments as {/* … */}'],
  ['{1 +}', 'docs/a.mdx:5:10: No'],
])('%s', (line, message) => {
  expect(messageOf(line, 'No')).toBe(message);
});
