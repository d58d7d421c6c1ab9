import { readFile } from '../readFile';
import { SOURCE_LIMIT } from '../result';

test('reads a text with its name', async () => {
  expect(await readFile(new File(['<b>é</b>'], 'b.tsx'))).toEqual({
    text: '<b>é</b>',
    fileName: 'b.tsx',
  });
});

test('reads no more of a huge file than says that it is too long', async () => {
  const { text } = await readFile(new File(['é'.repeat(3_000_000)], 'a.ts'));
  expect(text).toHaveLength(SOURCE_LIMIT + 1);
});

test.each([
  ['bytes that are no letters', new Uint8Array([0x89, 0xff, 0xfe])],
  ['a zero', 'a\0b'],
])('refuses %s', async (_title, content) => {
  await expect(readFile(new File([content], 'a.png'))).rejects.toThrow();
});
