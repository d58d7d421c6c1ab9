import { parsePicturesOptions } from '../options';

const NONE = {
  all: false,
  since: undefined,
  page: undefined,
  baseDir: undefined,
  headDir: undefined,
};

test.each([
  [[], NONE],
  [['--since', 'HEAD~3', '--all'], { ...NONE, since: 'HEAD~3', all: true }],
  [['--page', 'docs/system/react-box'], { ...NONE, page: 'docs/system/react-box' }],
  [
    ['--base-dir', 'old', '--head-dir', '/build'],
    { ...NONE, baseDir: '/site/old', headDir: '/build' },
  ],
])('%j', (args, options) => {
  expect(parsePicturesOptions(args, '/site')).toEqual(options);
});

test.each([
  [['--all', '--page', 'home'], 'leave out --all'],
  [['--everything'], "Unknown option '--everything'"],
])('%j cannot be used', (args, message) => {
  expect(() => parsePicturesOptions(args, '/site')).toThrow(message);
});
