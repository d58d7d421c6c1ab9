import { linkDemoStyleSheet } from '../node/linkDemoStyleSheet';

const HREF = '/zh/assets/css/demo.2be73ee2.css';
const LINK = `<link rel="stylesheet" href="${HREF}">`;

test.each([
  [
    'a page with a demo',
    '<head><title>A</title></head><body><div data-demo-stage=""></div></body>',
    `<head><title>A</title>${LINK}</head><body><div data-demo-stage=""></div></body>`,
  ],
  [
    'minified',
    '<head></head><div class=a data-demo-stage></div>',
    `<head>${LINK}</head><div class=a data-demo-stage></div>`,
  ],
  ['a page without', '<head></head><p>data-demo-stage</p>', '<head></head><p>data-demo-stage</p>'],
  [
    'a second time',
    `<head>${LINK}</head><div data-demo-stage></div>`,
    `<head>${LINK}</head><div data-demo-stage></div>`,
  ],
])('%s', (_, html, expected) => {
  expect(linkDemoStyleSheet(html, HREF)).toBe(expected);
});
