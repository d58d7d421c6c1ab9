import { isOwnPath } from '../isOwnPath';

test.each([
  ['/', true],
  ['/zh/system/react-box/', true],
  ['/assets/js/main.11111111.js', true],
  ['/%E4%B8%AD/', true],
  ['', false],
  ['system/', false],
  ['//evil.example/', false],
  ['/\\evil.example/', false],
  ['/\t/evil.example/', false],
  ['/a/../b/', false],
  ['/a/?x=1', false],
  ['/a/#b', false],
  ['//', false],
  ['https://evil.example/a/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,a', false],
  [`/${'a'.repeat(2000)}`, false],
  [null, false],
  [1, false],
  [{ toString: () => '/' }, false],
])('%p: %p', (value, expected) => {
  expect(isOwnPath(value)).toBe(expected);
});
