/** Entry of a child process, which Node.js loads as is; the work is done in `extractModel.ts`. */
const { loadFreshModule } = require('@docusaurus/utils');

/** @type {Promise<typeof import('./extractModel')>} */
const extractor = loadFreshModule(require.resolve('./extractModel.ts'));

process.on('message', async (job) => {
  try {
    const { extractModel } = await extractor;
    extractModel(job);
  } catch (error) {
    // What is expected to go wrong says so in its message; of all else the stack is needed.
    const isExpected = error instanceof Error && error.constructor === Error;
    console.error(isExpected ? error.message : (error?.stack ?? error));
    // Ends once all of it has been printed.
    process.exitCode = 1;
    process.disconnect();
    return;
  }
  // What one package took would be kept beside what the next takes.
  globalThis.gc?.();
  process.send('done');
});
