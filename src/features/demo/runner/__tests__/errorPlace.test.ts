import { errorPlace, fileAddress } from '../errorPlace';

const address = fileAddress('parts/Order list.tsx');

test.each([
  [
    'Chromium',
    `Error: no\n    at row (${address}:12:7)\n    at Demo (${fileAddress('Demo.tsx')}:3:1)`,
  ],
  ['Firefox', `row@${address}:12:7\nDemo@${fileAddress('Demo.tsx')}:3:1`],
  ['Safari', `row@${address}:12:7`],
  [
    'code of the site above',
    `Error: no\n    at render (https://a.example/main.js:1:2)\n    at ${address}:12:7`,
  ],
])('finds the innermost file of the demo in a trace of %s', (_name, stack) => {
  expect(errorPlace(stack)).toEqual({ file: 'parts/Order list.tsx', line: 12 });
});

test.each([undefined, '', 'Error: no\n    at render (https://a.example/main.js:1:2)'])(
  'finds none in %j',
  (stack) => {
    expect(errorPlace(stack)).toBeNull();
  },
);
