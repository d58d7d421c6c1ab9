import siteConfig from '../../../playwright.config';
import { SERVICES_BUILD_DIR } from './environment';

const PORT = 3211;

/** The browser tests of the site that was built with services. */
export default {
  ...siteConfig,
  testDir: '.',
  outputDir: '../../../test-results/services',
  reporter: [['list'], ['json', { outputFile: '../../../test-results/services.json' }]],
  use: {
    ...siteConfig.use,
    baseURL: `http://localhost:${PORT}`,
    // It would answer for the services, and keep pages from one test to the next.
    serviceWorkers: 'block',
  },
  webServer: {
    command: `npm run serve -- --dir ${SERVICES_BUILD_DIR} --port ${PORT}`,
    cwd: '../../..',
    url: `http://localhost:${PORT}/`,
    timeout: 60_000,
  },
};
