import { httpUrl } from '../httpUrl';

test.each([
  ['https://ads.test/click?a=b', 'https://ads.test/click?a=b'],
  ['http://ads.test', 'http://ads.test/'],
  ['HTTPS://ads.test/', 'https://ads.test/'],
  ['//ads.test/click', 'https://ads.test/click'],
])('%s is an address', (value, href) => {
  expect(httpUrl(value)?.href).toBe(href);
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://ads.test/1',
  'file:///etc/passwd',
  '/click',
  'ads.test/click',
  'https:///click',
  'https://',
  'https://a b',
  `https://ads.test/${'x'.repeat(2000)}`,
  '',
  null,
  undefined,
  7,
  {},
  ['https://ads.test'],
])('%j is none', (value) => {
  expect(httpUrl(value)).toBeNull();
});
