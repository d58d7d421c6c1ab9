import { existsSync } from 'node:fs';
import { STAND_IN_RULE } from '../node/standIns';

const { alias } = STAND_IN_RULE.resolve;
const getsStandIns = (importer: string) => STAND_IN_RULE.test.test(importer);

test.each([
  '/site/node_modules/@docusaurus/core/lib/client/exports/Head.js',
  '/site/node_modules/@docusaurus/theme-classic/lib/nprogress.js',
  '/site/node_modules/@docusaurus/utils-common/lib/index.js',
])('%s gets stand-ins', (importer) => {
  expect(getsStandIns(importer)).toBe(true);
});

// The navigation of Toolpad matches paths with parameters, for instance.
test.each([
  '/site/node_modules/@toolpad/core/index.js',
  '/site/node_modules/@emotion/react/dist/emotion-react.esm.js',
  '/site/docs/material-ui/react-tabs/TabsRouter.tsx',
  '/site/node_modules/react-router-dom/esm/react-router-dom.js',
  '/site/node_modules/react-router-config/esm/react-router-config.js',
])('%s gets the packages', (importer) => {
  expect(getsStandIns(importer)).toBe(false);
});

test.each([
  'nprogress',
  'react-helmet-async',
  'react-loadable',
  'react-router-config',
  'react-router-dom',
  'tslib',
])('there is one for %s', (name) => {
  expect(existsSync(alias[`${name}$`] ?? '')).toBe(true);
});
