import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MODULE = require.resolve('../loadTypeScript.cjs');

/** Runs code in a process of its own: Jest has a `require` of its own. Returns what it prints as JSON. */
function run(siteDir: string, code: string): unknown {
  const script = `
    const { writeFileSync } = require('node:fs');
    const { createSiteLoader } = require(${JSON.stringify(MODULE)});
    const siteDir = ${JSON.stringify(siteDir)};
    const configFile = siteDir + '/docusaurus.config.cjs';
    const print = (value) => console.log(JSON.stringify(value));
    ${code}`;
  const printed = execFileSync(process.execPath, ['-e', script], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  return JSON.parse(printed);
}

describe('the loader of the site’s TypeScript', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'load-typescript-'));
    writeFileSync(path.join(siteDir, 'names.ts'), 'export const name: string = "Button";');
    writeFileSync(
      path.join(siteDir, 'page.ts'),
      `import type { Unknown } from './unknown';
      import { name } from './names';
      export const page = { name } satisfies Record<string, unknown> as Unknown;`,
    );
    writeFileSync(
      path.join(siteDir, 'plugin.ts'),
      `export const validateOptions = ({ options }: { options: object }) => options;
      export default (context: string, options: object) => ({ name: context, options });`,
    );
    writeFileSync(path.join(siteDir, 'broken.ts'), 'export const name: = 1;');
  });
  afterEach(() => rmSync(siteDir, { recursive: true }));

  test('loads a file with what it imports', () => {
    expect(run(siteDir, 'print(createSiteLoader(configFile).load("page").page)')).toEqual({
      name: 'Button',
    });
  });

  test('loads what has changed for the next configuration', () => {
    const code = `
      const before = createSiteLoader(configFile).load('page').page;
      writeFileSync(siteDir + '/names.ts', 'export const name = "Card";');
      print([before, createSiteLoader(configFile).load('page').page]);`;
    expect(run(siteDir, code)).toEqual([{ name: 'Button' }, { name: 'Card' }]);
  });

  test.each<[what: string, locales: (string | undefined)[], isLoadedAnew: boolean]>([
    ['for each language', ['en', 'zh'], true],
    ['for the same language, after a change', ['en', 'en'], true],
    ['for no language, as other commands have it', [undefined, undefined], true],
    ['after a build has read it for the list of languages only', [undefined, 'en'], false],
  ])('what is loaded again %s: %p, is it new? %p', (_what, locales, isLoadedAnew) => {
    const [before, after] = locales.map((locale) =>
      locale === undefined
        ? 'delete process.env.DOCUSAURUS_CURRENT_LOCALE;'
        : `process.env.DOCUSAURUS_CURRENT_LOCALE = '${locale}';`,
    );
    const code = `
      ${before}
      const { page } = createSiteLoader(configFile).load('page');
      ${after}
      print(createSiteLoader(configFile).load('page').page !== page);`;
    expect(run(siteDir, code)).toBe(isLoadedAnew);
  });

  test('loads a file as it is on the disk, if asked to', () => {
    const code = `
      const { loadTypeScript, loadFreshTypeScript } = require(${JSON.stringify(MODULE)});
      const before = loadTypeScript(siteDir + '/names').name;
      writeFileSync(siteDir + '/names.ts', 'export const name = "Card";');
      print([before, loadTypeScript(siteDir + '/names').name, loadFreshTypeScript(siteDir + '/names').name]);`;
    expect(run(siteDir, code)).toEqual(['Button', 'Button', 'Card']);
  });

  test('lets the configuration itself be read again', () => {
    const code = `
      writeFileSync(configFile, 'module.exports = require(' + JSON.stringify(${JSON.stringify(MODULE)}) +
        ').createSiteLoader(__filename).load("names").name;');
      const before = require(configFile);
      writeFileSync(siteDir + '/names.ts', 'export const name = "Card";');
      print([before, require(configFile)]);`;
    expect(run(siteDir, code)).toEqual(['Button', 'Card']);
  });

  test('gives plugins the names of their files, and keeps how they check their options', () => {
    const code = `
      const plugin = createSiteLoader(configFile).loadPlugin('plugin');
      print([plugin.name, plugin('context', { id: 'x' }), plugin.validateOptions({ options: {} })]);`;
    expect(run(siteDir, code)).toEqual(['plugin', { name: 'context', options: { id: 'x' } }, {}]);
  });

  test('loads a plugin when it is used', () => {
    const code = `
      const plugin = createSiteLoader(configFile).loadPlugin('broken');
      try { plugin(); } catch { print('broken'); }`;
    expect(run(siteDir, code)).toBe('broken');
  });

  test('says in which file a mistake is, and shows the line', () => {
    expect(() => run(siteDir, 'createSiteLoader(configFile).load("broken")')).toThrow(
      /broken\.ts cannot be compiled:[^]*1 \| export const name: = 1;/,
    );
  });

  test('has errors name the line that was written, after an edit, too', () => {
    const code = `
      const lines = ['interface Page {', '  readonly name: string;', '}', '', 'type Card = Page;', ''];
      const placeOf = () => {
        writeFileSync(siteDir + '/throws.ts', [...lines, 'throw new Error("No page");'].join('\\n'));
        try { createSiteLoader(configFile).load('throws'); } catch (error) {
          return /throws\\.ts:\\d+:\\d+/.exec(error.stack)[0];
        }
      };
      const before = placeOf();
      lines.unshift('// One line more.');
      print([before, placeOf()]);`;
    expect(run(siteDir, code)).toEqual(['throws.ts:7:7', 'throws.ts:8:7']);
  });
});
