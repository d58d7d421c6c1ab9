import { shortClassNames } from '../node/shortClassNames';

const OWN = '/site/src/ui/Popover/styles.module.css';
const DOCUSAURUS = '/site/node_modules/@docusaurus/theme-classic/lib/theme/TOC/styles.module.css';

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

const docusaurusRules = (): Rule[] => [
  { test: /\.tsx?$/, use: [{ loader: 'swc-loader' }] },
  {
    test: /\.css$/,
    exclude: /\.module\.css$/,
    use: [{ loader: 'css-loader', options: { importLoaders: 1 } }],
  },
  {
    test: /\.module\.css$/,
    use: [
      { loader: 'extract' },
      {
        loader: 'css-loader',
        options: {
          importLoaders: 1,
          modules: { localIdentName: '[local]_[contenthash:base64:4]', exportOnlyLocals: false },
        },
      },
      { loader: 'postcss-loader', options: { postcssOptions: {} } },
    ],
  },
];

/** How the classes of a file are named, by each rule that it meets. */
const namesFor = (file: string, rules: readonly Rule[]) =>
  rules
    .filter(({ test: ofRule, include, exclude }) => {
      const isExcluded = exclude?.test(file) ?? false;
      return ofRule.test(file) && (include?.test(file) ?? true) && !isExcluded;
    })
    .map(({ use }) => use.map(({ options }) => options?.modules?.localIdentName));

const shortened = () => shortClassNames(docusaurusRules()) as Rule[];

test.each([
  ['the site', OWN, '_[contenthash:base64:5]'],
  ['Docusaurus, known by their names', DOCUSAURUS, '[local]_[contenthash:base64:4]'],
])('classes of %s', (_case, file, name) => {
  expect(namesFor(file, shortened())).toEqual([[undefined, name, undefined]]);
});

test('what else the loaders are told stays', () => {
  const [, , , rule] = shortened();
  expect(rule?.use[1]).toEqual({
    loader: 'css-loader',
    options: {
      importLoaders: 1,
      modules: { localIdentName: '_[contenthash:base64:5]', exportOnlyLocals: false },
    },
  });
});

test('other rules stay', () => {
  expect(shortened().slice(0, 2)).toEqual(docusaurusRules().slice(0, 2));
});

test('rules of another shape stop the build', () => {
  expect(() => shortClassNames(docusaurusRules().slice(0, 2))).toThrow(
    /no loader with `modules.localIdentName`.*shortClassNames\.ts/,
  );
});
