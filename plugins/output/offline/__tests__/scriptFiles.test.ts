import { scriptFiles } from '../node/scriptFiles';
import { group } from './group';

/*
 * main (0) imports the settings panel (1), the layout (2) and two route tables (3, 4) on demand.
 * The tables import the pages box (5) and button (6); box imports its demos (7), button its own
 * (8), and both share a library. The layout imports a feature (9).
 */
const groups = [
  group('main', ['main.js', 'runtime.js'], [1, 2, 3, 4], true),
  group(undefined, ['settings.js', 'settings.css']),
  group('layout', ['layout.js'], [9]),
  group('table-0', ['table-0.js'], [5]),
  group('table-1', ['table-1.js'], [6]),
  group('box', ['box.js', 'demo.js'], [7]),
  group('button', ['button.js', 'demo.js'], [8]),
  group('demos-box', ['demos-box.js', 'library.js', 'demos-box.json']),
  group('demos-button', ['demos-button.js', 'library.js']),
  group(undefined, ['feature.js']),
];
const shell = ['main.js', 'runtime.js', 'layout.js', 'demo.js'];

test('the files of a product are its pages’ own and those of all pages, with what these ask for', () => {
  const own = new Set([...shell, 'box.js']);
  const others = new Set([...shell, 'button.js']);
  const { files, tables } = scriptFiles(groups, own, others);
  expect([...files].sort()).toEqual(
    [
      'box.js',
      'demo.js',
      'demos-box.js',
      'demos-box.json',
      'feature.js',
      'layout.js',
      'library.js',
      'main.js',
      'runtime.js',
      'settings.css',
      'settings.js',
    ].sort(),
  );
  expect([...tables]).toEqual(['table-0.js']);
});

test('without tables, as stock Docusaurus builds, it is the same', () => {
  const stock = [
    group('main', ['main.js'], [1, 2, 3], true),
    group('layout', ['layout.js']),
    group('box', ['box.js'], [4]),
    group('button', ['button.js']),
    group('demos-box', ['demos-box.js']),
  ];
  const own = new Set(['main.js', 'layout.js', 'box.js']);
  const others = new Set(['main.js', 'layout.js', 'button.js']);
  const { files, tables } = scriptFiles(stock, own, others);
  expect([...files].sort()).toEqual(['box.js', 'demos-box.js', 'layout.js', 'main.js']);
  expect([...tables]).toEqual([]);
});

test('a page that does not name its own part is another page all the same', () => {
  const withHome = [
    group('main', ['main.js'], [1, 2], true),
    group('1df93b7f', ['1df93b7f.js'], [3]),
    group('9132b3b7', ['9132b3b7.js']),
    group(undefined, ['for-home.js']),
  ];
  const { files } = scriptFiles(
    withHome,
    new Set(['main.js', '9132b3b7.js']),
    new Set(['main.js']),
  );
  expect([...files].sort()).toEqual(['9132b3b7.js', 'main.js']);
});

test('groups that ask for each other come to an end', () => {
  const loop = [
    group('main', ['main.js'], [1], true),
    group(undefined, ['a.js'], [2]),
    group(undefined, ['b.js'], [1]),
  ];
  const { files } = scriptFiles(loop, new Set(['main.js']), new Set());
  expect([...files]).toEqual(['main.js', 'a.js', 'b.js']);
});
