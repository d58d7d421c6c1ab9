import { createCssModule, type CssModuleLoaderOptions } from '../node/cssModuleLoader';

const load = (source: string, options: CssModuleLoaderOptions, file = 'Card') =>
  createCssModule(
    {
      resourcePath: `/site/src/ui/${file}/styles.module.css`,
      rootContext: '/site',
      getOptions: () => options,
    },
    source,
  );

const BROWSER = { isShort: true, isServer: false };
const SERVER = { isShort: true, isServer: true };

/** The names in a module's code. */
const namesIn = (code: string): unknown =>
  JSON.parse(/(?:locals|exports) = (\{.*\});/.exec(code)?.[1] ?? 'null');

test('the server and browsers have the same names', () => {
  const source = '.card { top: 0 } .title { left: 0 }';
  const names = namesIn(load(source, SERVER));
  expect(names).toEqual({ card: expect.any(String), title: expect.any(String) });
  expect(namesIn(load(source, BROWSER))).toEqual(names);
});

test('what was changed is compiled again', () => {
  load('.card { top: 0 }', SERVER);
  expect(namesIn(load('.title { top: 0 }', SERVER))).toEqual({ title: expect.any(String) });
});

test('the same class of another file has another name', () => {
  const source = '.card { top: 0 }';
  expect(namesIn(load(source, SERVER, 'Menu'))).not.toEqual(namesIn(load(source, SERVER)));
});

test('a mistake is said with the file as the site knows it', () => {
  expect(() => load('.card {\n  .title\n}', BROWSER)).toThrow(
    'src/ui/Card/styles.module.css:3:1: Unexpected end of input',
  );
});
