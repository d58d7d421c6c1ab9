/** Entry of a child process, which Node.js loads as is; the work is done in `extractModel.ts`. */
const { createJiti } = require('jiti');

createJiti(__filename)
  .import('./extractModel')
  .then(({ extractModel }) => extractModel(JSON.parse(process.argv[2])))
  .catch((error) => {
    // What is expected to go wrong says so in its message; of all else the stack is needed.
    const isExpected = error instanceof Error && error.constructor === Error;
    console.error(isExpected ? error.message : (error?.stack ?? error));
    process.exitCode = 1;
  });
