import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBuiltPage, readTables, scriptsOf, styleSheetsOf, withoutHash } from '../builtPages';

const HTML = [
  '<link rel=stylesheet href=/assets/css/styles.0a1b2c3d.css>',
  '<link rel="stylesheet" href="/assets/css/demos.css"><link rel=icon href=/img/a.svg>',
  '<script>var src="/assets/js/none.js"</script><script src=https://example.com/a.js></script>',
  '<script src="/assets/js/runtime~main.0a1b2c3d.js" defer></script>',
  '<script defer src=/assets/js/main.4e5f6a7b.js></script>',
  '<script src=/assets/js/main.4e5f6a7b.js></script>',
].join('');

test('the scripts of a page are its own, each once', () => {
  expect(scriptsOf(HTML)).toEqual([
    '/assets/js/runtime~main.0a1b2c3d.js',
    '/assets/js/main.4e5f6a7b.js',
  ]);
});

test('the style sheets of a page', () => {
  expect(styleSheetsOf(HTML)).toEqual(['/assets/css/styles.0a1b2c3d.css', '/assets/css/demos.css']);
});

test.each([
  ['/assets/js/main.4e5f6a7b.js', 'main.js'],
  ['/assets/js/0a1b2c3d.4e5f6a7b.js', '0a1b2c3d.js'],
  ['/assets/css/demos.css', 'demos.css'],
])('%s without its hash is %s', (address, name) => {
  expect(withoutHash(address)).toBe(name);
});

describe('with a built site', () => {
  let outDir = '';

  beforeEach(() => {
    outDir = mkdtempSync(path.join(tmpdir(), 'built-pages-'));
    const write = (file: string, text: string) => {
      mkdirSync(path.join(outDir, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(outDir, file), text);
    };
    write('x/page/index.html', HTML);
    write('assets/js/runtime~main.0a1b2c3d.js', 'a'.repeat(1000));
    write('assets/js/main.4e5f6a7b.js', 'abc');
    write('assets/js/table-3.4e5f6a7b.js', 'abc');
    write('assets/js/table-4.4e5f6a7b.js', 'abc');
    write('assets/js/table-layout.4e5f6a7b.js', 'abc');
    write('assets/css/styles.0a1b2c3d.css', 'abc');
    write('assets/css/demos.css', 'abc');
  });

  afterEach(() => rmSync(outDir, { recursive: true }));

  test('a page and the tables are weighed as they are sent, compressed', () => {
    const { scripts, styleSheets } = readBuiltPage(outDir, '/x/page');
    expect(scripts.map(({ name }) => name)).toEqual(['runtime~main.js', 'main.js']);
    expect(scripts[0]?.rawBytes).toBe(1000);
    expect(scripts[0]?.bytes).toBeLessThan(100);
    expect(styleSheets).toEqual([
      { name: 'styles.css', bytes: 7, rawBytes: 3 },
      { name: 'demos.css', bytes: 7, rawBytes: 3 },
    ]);
    expect(readTables(outDir)).toEqual([
      { name: 'table-3.js', bytes: 7, rawBytes: 3 },
      { name: 'table-4.js', bytes: 7, rawBytes: 3 },
    ]);
  });
});
