/** Entry of a worker thread, which Node.js loads as is; the work is done in `paintCards.ts`. */
const { workerData } = require('node:worker_threads');
const { loadFreshModule } = require('@docusaurus/utils');

// An error ends the thread, which reports it.
void loadFreshModule(require.resolve('./paintCards.ts')).then(({ paintCards }) =>
  paintCards(workerData.siteDir, workerData.jobs),
);
