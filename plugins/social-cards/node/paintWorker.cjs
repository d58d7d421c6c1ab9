/** Entry of a worker thread, which Node.js loads as is; the work is done in `paintCards.ts`. */
const { workerData } = require('node:worker_threads');
const { loadTypeScript } = require('../../native-packages/loadTypeScript.cjs');

/** @type {typeof import('./paintCards')} */
const { paintCards } = loadTypeScript(require.resolve('./paintCards.ts'));

// What goes wrong ends the thread, and is told by it.
void paintCards(workerData.siteDir, workerData.jobs);
