import { existsSync } from 'node:fs';
import { STAND_IN_RULES } from '../node/standIns';

const aliasFor = (importer: string) =>
  Object.assign(
    {},
    ...STAND_IN_RULES.filter(({ test: importers }) => importers.test(importer)).map(
      ({ resolve }) => resolve.alias,
    ),
  ) as Record<string, string>;

test.each([
  ['/site/node_modules/react-router/esm/react-router.js', 'path-to-regexp$'],
  ['/site/node_modules/react-router-dom/esm/react-router-dom.js', 'history$'],
  ['/site/node_modules/@docusaurus/core/lib/client/exports/Head.js', 'react-helmet-async$'],
  ['/site/node_modules/@docusaurus/theme-classic/lib/nprogress.js', 'nprogress$'],
  ['/site/node_modules/@docusaurus/utils-common/lib/index.js', 'tslib$'],
])('%s gets a stand-in for %s', (importer, name) => {
  expect(aliasFor(importer)[name]).toBeDefined();
});

// The navigation of Toolpad matches paths with parameters, for instance.
test.each([
  '/site/node_modules/@toolpad/core/index.js',
  '/site/node_modules/@emotion/react/dist/emotion-react.esm.js',
  '/site/docs/material-ui/react-tabs/TabsRouter.tsx',
  '/site/node_modules/react-router-config/esm/react-router-config.js',
])('%s gets the packages', (importer) => {
  expect(aliasFor(importer)).toEqual({});
});

test('every stand-in is there', () => {
  for (const { resolve } of STAND_IN_RULES) {
    expect(Object.values(resolve.alias).filter((file) => !existsSync(file))).toEqual([]);
  }
});
