import path from 'node:path';

interface StandIns {
  /** The packages that get a stand-in. Others that need the same package get the package. */
  readonly importers: RegExp;
  /** The file in `client/` that stands in for a package. */
  readonly files: Readonly<Record<string, string>>;
}

const STAND_INS: readonly StandIns[] = [
  {
    importers: /[\\/]node_modules[\\/]@docusaurus[\\/]/,
    files: {
      nprogress: 'progressBar.ts',
      'react-helmet-async': 'head/Helmet.ts',
      'react-loadable': 'loadable.tsx',
      tslib: 'tslib.cjs',
    },
  },
  {
    importers: /[\\/]node_modules[\\/]react-router(?:-dom)?[\\/]/,
    files: {
      history: 'history.mjs',
      'hoist-non-react-statics': 'hoistStatics.ts',
      'path-to-regexp': 'pathToRegexp.ts',
      'prop-types': 'propTypes.ts',
      'react-is': 'reactIs.ts',
    },
  },
];

/**
 * The bundler's rules that put small modules in the place of packages of which the shell of the site
 * uses a fraction. For the browser only: the server and the development server have the packages.
 */
export const STAND_IN_RULES = STAND_INS.map(({ importers, files }) => ({
  test: importers,
  resolve: {
    alias: Object.fromEntries(
      Object.entries(files).map(([name, file]) => [
        `${name}$`,
        path.join(__dirname, '..', 'client', file),
      ]),
    ),
  },
}));
