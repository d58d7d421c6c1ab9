/**
 * Child process entry; plain CommonJS, because Node.js loads it. The work is done in
 * `extractModel.ts`.
 */
const { loadFreshModule } = require('@docusaurus/utils');

/** @type {Promise<typeof import('./extractModel')>} */
const extractor = loadFreshModule(require.resolve('./extractModel.ts'));

process.on('message', async (job) => {
  try {
    const { extractModel } = await extractor;
    extractModel(job);
  } catch (error) {
    // Expected errors only need their message, others their stack.
    const isExpected = error instanceof Error && error.constructor === Error;
    console.error(isExpected ? error.message : (error?.stack ?? error));
    // Exits once the output is flushed.
    process.exitCode = 1;
    process.disconnect();
    return;
  }
  // Frees the memory of one package before the next.
  globalThis.gc?.();
  process.send('done');
});
