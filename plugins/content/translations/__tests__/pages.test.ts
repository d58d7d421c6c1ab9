import { execFileSync } from 'node:child_process';
import { blobId, countProse, readRecord, writeRecord } from '../node/pages';

const ID = '257cc5642cb1a054f08cc83f2d943e56fd3ebe99';
const RECORD = { from: ID, on: '2026-11-24' };

test('the id of a page is that of git, whatever its line endings', () => {
  const id = execFileSync('git', ['hash-object', '--stdin'], { input: 'a é\nb\n' });
  expect(blobId('a é\nb\n')).toBe(id.toString().trim());
  expect(blobId('a é\r\nb\r\n')).toBe(blobId('a é\nb\n'));
});

describe('readRecord', () => {
  test.each([
    ['plain', `---\ntitle: X\ntranslated_from: ${ID}\ntranslated_on: 2026-11-24\n---\n`, RECORD],
    ['quoted', `---\ntranslated_from: '${ID}'\ntranslated_on: "2026-11-24"\n---\n`, RECORD],
    ['Windows line endings', `---\r\ntranslated_from: '${ID}'\r\n---\r\n`, { from: ID }],
    ['no id', '---\ntranslated_from: --output=x\ntranslated_on: yesterday\n---\n', {}],
    ['in the text only', `---\ntitle: X\n---\ntranslated_from: ${ID}\n`, {}],
    ['no front matter', `translated_from: ${ID}\n`, {}],
  ])('%s', (_, page, expected) => {
    expect(readRecord(page)).toEqual(expected);
  });
});

describe('writeRecord', () => {
  test.each([
    ['adds', '---\ntitle: $& X\n---\n\nText\n'],
    ['replaces', "---\ntitle: $& X\ntranslated_on: 'x'\ntranslated_from: y\n---\n\nText\n"],
  ])('%s', (_, page) => {
    const written = writeRecord(page, RECORD);
    expect(written).toBe(
      `---\ntitle: $& X\ntranslated_from: '${ID}'\ntranslated_on: '2026-11-24'\n---\n\nText\n`,
    );
    expect(readRecord(written)).toEqual(RECORD);
  });

  test('needs front matter', () => {
    expect(() => writeRecord('Text', RECORD)).toThrow('the page has no front matter');
  });
});

test('words are those of the prose', () => {
  const page = `---\ntitle: Not these words\n---\nimport x from 'y';\n\nFour words and [a link](/not/this/).\n
<Demo src="./No.tsx" />\n\n\`\`\`tsx\nconst no = 1;\n\`\`\`\n\nSet \`no\` here.\n`;
  expect(countProse(page)).toBe(7);
});
