/* A child process as `extractionWorker.cjs` is, which does what the package's name says. */
const { appendFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const { packageName, siteDir, key, hooks, outFile } = JSON.parse(process.argv[2]);
appendFileSync(path.join(siteDir, 'runs.txt'), `${packageName}\n`);

const file = { schema: 1, package: packageName, version: '1.0.0', typescript: '6.0.3' };
const content = {
  key,
  cost: { seconds: 1, peakMemory: 1 },
  components: { ...file, mode: 'dts+jshint', components: {} },
  hooks: hooks && { ...file, hooks: {} },
};

switch (packageName) {
  case 'fails':
    console.error('Nothing was extracted from fails.');
    process.exitCode = 1;
    break;
  case 'says-nothing':
    break;
  case 'is-killed':
    process.kill(process.pid, 'SIGKILL');
    break;
  default:
    // Long enough for several askers to meet.
    setTimeout(() => writeFileSync(outFile, JSON.stringify(content)), 200);
}
