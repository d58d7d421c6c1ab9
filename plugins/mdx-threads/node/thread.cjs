/** Entry of a worker thread, which Node.js loads as is; the work is done in `thread.ts`. */
const { parentPort } = require('node:worker_threads');
const { loadTypeScript } = require('../../native-packages/loadTypeScript.cjs');

/** @type {typeof import('./thread')} */
const { answerJobs } = loadTypeScript(require.resolve('./thread.ts'));

if (parentPort) answerJobs(parentPort);
