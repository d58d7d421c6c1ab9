import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { buildVersion } from '../node/buildVersion';

const build = temporaryFolder('each');

beforeEach(() => build.write({ 'index.html': 'home', 'assets/js/main.js': 'main' }));

test.each([
  ['a page that differs', 'index.html', true],
  ['a new page', 'zh/index.html', true],
  ['a script that differs', 'assets/js/main.js', true],
  ['the worker itself', 'sw.js', false],
  ['the worker’s policy', 'sw-policy.js', false],
  ['the host’s headers', '_headers', false],
  ['the sitemap', 'sitemap.xml', false],
  ['the Markdown of a page', 'zh/material-ui/react-button.md', false],
  ['a list of pages for machines', 'material-ui/llms.txt', false],
  ['the same as data', 'zh/markdown-pages.json', false],
  ['the page of edited demos', 'demo-runner/index.html', false],
])('%s', async (_what, file, makesAnother) => {
  const before = await buildVersion(build.path);
  build.write({ [file]: 'other' });
  expect((await buildVersion(build.path)) !== before).toBe(makesAnother);
});
