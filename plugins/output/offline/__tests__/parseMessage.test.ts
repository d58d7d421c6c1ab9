import { parseMessage } from '../worker/parseMessage';

const opened = { type: 'OPENED', path: '/a/', files: ['/assets/js/a.11111111.js'] };

test.each([{ type: 'SKIP_WAITING' }, opened, { ...opened, files: [] }])('takes %j', (message) => {
  expect(parseMessage({ ...message, more: 'ignored' })).toEqual(message);
});

test.each([
  ['nothing', null],
  ['a text', 'OPENED'],
  ['an unknown type', { type: 'FETCH', path: '/a/' }],
  ['a page of another host', { ...opened, path: 'https://evil.example/' }],
  ['a page of another host, without scheme', { ...opened, path: '//evil.example/' }],
  ['a page with a query', { ...opened, path: '/a/?x=1' }],
  ['a path that is no text', { ...opened, path: ['/a/'] }],
  ['no files', { ...opened, files: undefined }],
  ['files that are no list', { ...opened, files: { length: 1, 0: '/a.js' } }],
  ['a file of another host', { ...opened, files: ['/a.js', 'https://evil.example/b.js'] }],
  ['too many files', { ...opened, files: Array.from({ length: 1201 }, () => '/a.js') }],
])('drops %s', (_what, message) => {
  expect(parseMessage(message)).toBeNull();
});
