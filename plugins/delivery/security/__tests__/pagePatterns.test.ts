import { pagePatterns } from '../node/pagePatterns';

test.each<[string, string[], string, string[], string[]]>([
  ['the home page', ['index.html'], '/', [], ['/']],
  ['a family, once', ['x/index.html', 'x/a/index.html'], '/', [], ['/x/*']],
  ['a page by itself', ['404.html'], '/', [], ['/404.html']],
  ['a language', ['index.html', 'x/index.html'], '/zh/', [], ['/zh/', '/zh/x/*']],
  ['without other languages', ['zh/index.html', 'x/index.html'], '/', ['zh'], ['/x/*']],
  ['without the frame of edited demos', ['demo-runner/index.html'], '/', [], []],
])('%s', (_name, files, baseUrl, others, expected) => {
  expect(pagePatterns(files, baseUrl, others)).toEqual(expected);
});
