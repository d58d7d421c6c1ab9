/**
 * Worker thread entry; plain CommonJS, because Node.js loads it. The work is done in
 * `paintCards.ts`.
 */
const { workerData } = require('node:worker_threads');
const { loadFreshModule } = require('@docusaurus/utils');

// An error terminates the worker, which the parent reports.
void loadFreshModule(require.resolve('./paintCards.ts')).then(({ paintCards }) =>
  paintCards(workerData.siteDir, workerData.jobs),
);
