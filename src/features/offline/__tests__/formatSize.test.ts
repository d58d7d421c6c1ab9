import { formatSize } from '../saved/formatSize';

test.each([
  [4_240_000, 'en', '4.2 MB'],
  [4_240_000, 'pt-BR', '4,2 MB'],
  [123_400_000, 'en', '123 MB'],
  [10, 'en', '0.1 MB'],
])('%d bytes in %s', (bytes, language, expected) => {
  expect(formatSize(bytes, language)).toBe(expected);
});
