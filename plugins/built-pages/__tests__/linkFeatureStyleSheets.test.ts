import { findFeatureStyleSheets, linkFeatureStyleSheets } from '../linkFeatureStyleSheets';

const link = (name: string) => `<link rel="stylesheet" href="/zh/assets/css/${name}.css">`;
const SHEETS = findFeatureStyleSheets(
  ['styles.1.css', 'demos-css-docs.2.css', 'demo.3.css', 'api.4.css', 'floating.5.css', 'api.4.js'],
  '/zh/assets/css/',
);
const DEMO = link('demo.3');
const API = link('api.4');
const FLOATING = link('floating.5');

it('finds the style sheet of each feature', () => {
  expect(Object.fromEntries(SHEETS)).toEqual({
    demo: '/zh/assets/css/demo.3.css',
    api: '/zh/assets/css/api.4.css',
    floating: '/zh/assets/css/floating.5.css',
  });
});

test.each([
  [
    'a page with a demo',
    '<head><title>A</title></head><body><div data-demo-stage=""></div></body>',
    `<head><title>A</title>${DEMO}${FLOATING}</head><body><div data-demo-stage=""></div></body>`,
  ],
  [
    'minified',
    '<head></head><div class=a data-api-section></div>',
    `<head>${API}${FLOATING}</head><div class=a data-api-section></div>`,
  ],
  ['a page without', '<head></head><p>data-demo-stage</p>', '<head></head><p>data-demo-stage</p>'],
  [
    'a second time',
    `<head>${DEMO}${FLOATING}</head><div data-demo-stage></div>`,
    `<head>${DEMO}${FLOATING}</head><div data-demo-stage></div>`,
  ],
])('%s', (_, html, expected) => {
  expect(linkFeatureStyleSheets(html, SHEETS)).toBe(expected);
});

it('links nothing that the build has not made', () => {
  const html = '<head></head><div data-demo-stage></div>';
  expect(linkFeatureStyleSheets(html, new Map())).toBe(html);
});
