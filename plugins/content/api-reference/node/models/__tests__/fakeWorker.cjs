/* A child process as `extractionWorker.cjs` is, which does what the package's name says. */
const { appendFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

process.on('message', ({ packageName, siteDir, key, hooks, outFile }) => {
  appendFileSync(path.join(siteDir, 'runs.txt'), `${packageName}\n`);
  appendFileSync(path.join(siteDir, 'processes.txt'), `${process.pid}\n`);

  const file = { package: packageName, version: '1.0.0' };
  const content = {
    key,
    components: { ...file, components: {} },
    hooks: hooks && { ...file, hooks: {} },
  };

  switch (packageName) {
    case 'fails':
      console.error('Nothing was extracted from fails.');
      process.exitCode = 1;
      process.disconnect();
      break;
    case 'says-nothing':
      process.send('done');
      break;
    case 'is-killed':
      process.kill(process.pid, 'SIGKILL');
      break;
    default:
      // Long enough for several askers to meet.
      setTimeout(() => {
        writeFileSync(outFile, JSON.stringify(content));
        process.send('done');
      }, 200);
  }
});
