import { hashText } from '../node/hashText';
import { productFiles, type BuiltSite } from '../node/productFiles';
import { group } from './group';

const page = (...scripts: readonly string[]) =>
  `<link rel=icon href=/img/icon.svg>${scripts.map((name) => `<script src="/assets/js/${name}"></script>`).join('')}`;

function site(files: Readonly<Record<string, string>>, baseUrl = '/'): BuiltSite {
  return {
    baseUrl,
    pages: Object.keys(files).filter((file) => file.endsWith('.html')),
    groups: [
      group('main', ['assets/js/main.js'], [1, 2], true),
      group('table-0', ['assets/js/table-0.js'], [3]),
      group(undefined, ['assets/js/settings.js']),
      group('box', ['assets/js/box.js']),
    ],
    read: (file) => files[file] ?? '',
    measure: (file) => {
      const text = files[file];
      return text === undefined ? undefined : { size: text.length, hash: hashText(text) };
    },
  };
}

const FILES = {
  'index.html': page('main.js', 'home.js'),
  'system/box/index.html': page('main.js', 'box.js'),
  'img/icon.svg': '<svg/>',
  'assets/js/main.js': 'main()',
  'assets/js/home.js': 'home()',
  'assets/js/settings.js': 'settings()',
  'assets/js/table-0.js': 'table()',
  'assets/js/box.js': 'fetch("assets/demos/Box.json");fetch("assets/demos/Missing.json")',
  'assets/demos/Box.json': '{}',
};

const urls = (built: BuiltSite) => productFiles(built, 'system')?.files.map(([url]) => url);

test('a product is its pages, last, and all files that they can ask for', () => {
  expect(urls(site(FILES))).toEqual([
    '/assets/demos/Box.json',
    '/assets/js/box.js',
    '/assets/js/main.js',
    '/assets/js/settings.js',
    '/assets/js/table-0.js',
    '/img/icon.svg',
    '/system/box/',
  ]);
});

test('each file has its size and hash, and the version follows from all of them', () => {
  const list = productFiles(site(FILES), 'system');
  expect(list?.files).toContainEqual(['/img/icon.svg', 6, hashText('<svg/>')]);
  const same = productFiles(site({ ...FILES, 'assets/js/home.js': 'other()' }), 'system');
  expect(same?.version).toBe(list?.version);
  const other = productFiles(site({ ...FILES, 'img/icon.svg': '<svg></svg>' }), 'system');
  expect(other?.version).not.toBe(list?.version);
});

test('in another language the addresses are that language’s', () => {
  const html = '<script src="/zh/assets/js/box.js"></script><img src=/img/icon.svg>';
  const files = urls(site({ ...FILES, 'system/box/index.html': html }, '/zh/'));
  expect(files).toContain('/zh/assets/js/box.js');
  expect(files).toContain('/zh/system/box/');
});

test('a product without pages has no list', () => {
  expect(productFiles(site({ 'index.html': '' }), 'system')).toBeNull();
});
