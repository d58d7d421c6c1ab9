import { isFilePath } from '../node/isFilePath';

test.each([
  ['/', true],
  ['/material-ui/react-button/?a=%00', true],
  ['/%E6%8C%89/', true],
  [`/${'a'.repeat(255)}/`, true],
  [`/${'a'.repeat(256)}/`, false],
  [`/${'按'.repeat(86)}/`, false],
  ['/a'.repeat(1001), false],
  ['/%00/', false],
  ['/a%0D%0Ab/', false],
  ['/%E0%A4%A/', false],
])('%s: %s', (url, expected) => {
  expect(isFilePath(url)).toBe(expected);
});
