import path from 'node:path';

/**
 * The packages that get a stand-in: those that the browser's shell of the site is made of. Others that
 * need the same package get the package.
 */
const IMPORTERS = /[\\/]node_modules[\\/]@docusaurus[\\/]/;

/** The file in `client/` that stands in for a package. */
const FILES = {
  nprogress: 'progressBar.ts',
  'react-helmet-async': 'head/Helmet.ts',
  'react-loadable': 'loadable.tsx',
  'react-router-config': 'router/routes.tsx',
  'react-router-dom': 'router/reactRouterDom.ts',
  tslib: 'tslib.cjs',
} as const;

/**
 * The bundler's rule that puts small modules in the place of packages of which the shell of the site
 * uses a fraction. For the browser only: the server and the development server have the packages.
 */
export const STAND_IN_RULE = {
  test: IMPORTERS,
  resolve: {
    alias: Object.fromEntries(
      Object.entries(FILES).map(([name, file]) => [
        `${name}$`,
        path.join(__dirname, '..', 'client', file),
      ]),
    ),
  },
};
