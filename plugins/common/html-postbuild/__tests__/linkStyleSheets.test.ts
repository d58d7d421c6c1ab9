import { findPageStyleSheets, linkStyleSheets } from '../linkStyleSheets';

const link = (file: string) => `<link rel="stylesheet" href="/zh/assets/css/${file}">`;
const SHEETS = findPageStyleSheets(
  new Map([
    ['styles.1.css', '.menu__link{color:red}.root_abcd{color:red}'],
    ['demos-css-docs.2.css', '.card_abcd{color:red}'],
    ['material.3.css', ':root{--mui-spacing:8px}.dark{--mui-spacing:8px}'],
    ['floating.4.css', '.list_abcd{color:red}'],
    ['api.5.css', '.table_abcd{color:red}'],
    ['demo.6.css', '.stage_abcd{color:red}'],
    ['playground.9.css', '.panel_abcd{color:red}'],
    ['0a1b2c3d.7.css', '.root_abcd .home_abcd{color:red}.menu__link{color:red}'],
    ['pages.8.css', '@media print{.title_a-_1:hover{color:red}}._aB9x0{color:red}'],
  ]),
  '/zh/assets/css/',
);

const HOME = link('0a1b2c3d.7.css');
const PAGES = link('pages.8.css');
const DEMO = link('demo.6.css');
const PLAYGROUND = link('playground.9.css');
const API = link('api.5.css');
const FLOATING = link('floating.4.css');

test.each([
  ['a playground, by its mark', '<div data-playground=""></div>', PLAYGROUND],
  ['a mark in the text', '<p>data-demo-stage</p>', ''],
  ["a page's own class", '<main class="home_abcd b"></main>', HOME],
  ['a class that is a hash alone', '<main class="b _aB9x0"></main>', PAGES],
  ['without quotes', '<main class=home_abcd>', HOME],
  ['in single quotes', "<main class='b home_abcd'>", HOME],
  ['shared rules first', '<main class="home_abcd title_a-_1">', `${PAGES}${HOME}`],
  ['a class of the common sheet', '<main class="root_abcd menu__link">', ''],
  ['a class that is in a text', '<p>home_abcd</p>', ''],
  ['the beginning of a class', '<main class="home_abcde">', ''],
  ["a demo's own sheet, a library's", '<main class="card_abcd dark">', ''],
])('%s', (_, body, links) => {
  const linked = linkStyleSheets(`<head><title>A</title></head><body>${body}</body>`, SHEETS);
  expect(linked).toBe(`<head><title>A</title>${links}</head><body>${body}</body>`);
});

test.each([
  ['a demo, by its mark', '<div data-demo-stage=""></div>', DEMO],
  ['the API, minified', '<div class=a data-api-section></div>', API],
  ['the end of a page in a text', '<div data-demo-stage></div><code>"</body>"</code>', DEMO],
])('first paint does not wait for what users open: %s', (_, body, links) => {
  const linked = linkStyleSheets(`<head></head><body>${body}</body></html>`, SHEETS);
  expect(linked).toBe(`<head>${links}</head><body>${body}${FLOATING}</body></html>`);
});

it('links no sheet twice', () => {
  const once = linkStyleSheets(
    '<head></head><body data-demo-stage class=home_abcd></body>',
    SHEETS,
  );
  expect(linkStyleSheets(once, SHEETS)).toBe(once);
});

it('links nothing that the build has not made', () => {
  const html = '<head></head><div data-demo-stage></div>';
  expect(linkStyleSheets(html, findPageStyleSheets(new Map(), '/'))).toBe(html);
});
