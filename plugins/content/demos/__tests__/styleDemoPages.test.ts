import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { styleDemoPages } from '../node/styleDemoPages';

const build = temporaryFolder('each');

it('links the style sheet of what shows demos where there are some, and moves their styles', async () => {
  const style = '<style data-emotion="css a">a{}</style>';
  build.write({
    'assets/css/demo.12ab.css': '',
    'assets/css/demos-css-docs.34cd.css': '',
    'index.html': `<head></head><div data-demo-stage>${style}</div>`,
  });
  await styleDemoPages(build.path, '/pt/');
  expect(build.read('index.html')).toBe(
    `<head><link rel="stylesheet" href="/pt/assets/css/demo.12ab.css">${style}</head><div data-demo-stage></div>`,
  );
});
