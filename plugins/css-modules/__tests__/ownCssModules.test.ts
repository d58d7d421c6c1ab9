import { ownCssModules } from '../node/ownCssModules';

const OWN = '/site/src/ui/Popover/styles.module.css';
const DOCUSAURUS = '/site/node_modules/@docusaurus/theme-classic/lib/theme/TOC/styles.module.css';
const LOADER = { loader: 'own' };

interface Rule {
  test: RegExp;
  include?: RegExp;
  exclude?: RegExp;
  use: { loader: string; options?: Options }[];
}
// An interface would not do for the bundler's types, whose options may have any name.
type Options = {
  importLoaders?: number;
  modules?: { localIdentName: string; exportOnlyLocals: boolean };
  postcssOptions?: object;
};

const modules = (isServer: boolean): Options => ({
  importLoaders: 1,
  modules: { localIdentName: '[local]_[contenthash:base64:4]', exportOnlyLocals: isServer },
});

const docusaurusRules = (isServer = false): Rule[] => [
  { test: /\.tsx?$/, use: [{ loader: 'swc-loader' }] },
  {
    test: /\.css$/,
    exclude: /\.module\.css$/,
    use: [{ loader: 'css-loader', options: { importLoaders: 1 } }],
  },
  {
    test: /\.module\.css$/,
    use: isServer
      ? [{ loader: 'css-loader', options: modules(true) }]
      : [
          { loader: 'extract' },
          { loader: 'css-loader', options: modules(false) },
          { loader: 'postcss-loader', options: { postcssOptions: {} } },
        ],
  },
];

/** The loaders of a file, by each rule that it meets. */
const loadersFor = (file: string, rules: readonly Rule[]) =>
  rules
    .filter(({ test: ofRule, include, exclude }) => {
      const isExcluded = exclude?.test(file) ?? false;
      return ofRule.test(file) && (include?.test(file) ?? true) && !isExcluded;
    })
    .map(({ use }) => use.map(({ loader }) => loader));

test.each([
  ['the site, for browsers', OWN, false, ['extract', 'own']],
  ['the site, on the server', OWN, true, ['own']],
  ['Docusaurus, for browsers', DOCUSAURUS, false, ['extract', 'css-loader', 'postcss-loader']],
  ['Docusaurus, on the server', DOCUSAURUS, true, ['css-loader']],
])('what compiles the modules of %s', (_case, file, isServer, loaders) => {
  const rules = ownCssModules(docusaurusRules(isServer), LOADER) as Rule[];
  expect(loadersFor(file, rules)).toEqual([loaders]);
});

test('other rules stay', () => {
  expect(ownCssModules(docusaurusRules(), LOADER).slice(0, 2)).toEqual(
    docusaurusRules().slice(0, 2),
  );
});

test('rules of another shape stop the build', () => {
  expect(() => ownCssModules(docusaurusRules().slice(0, 2), LOADER)).toThrow(
    /no loader with `modules.localIdentName`.*ownCssModules\.ts/,
  );
});
