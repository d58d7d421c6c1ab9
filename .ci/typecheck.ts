/* `npm run typecheck`: the project, then the demos of each older version. */
import { spawnSync } from 'node:child_process';
import { olderTypeScriptProjects } from '../src/testing/run/typeScriptProjects';

for (const project of ['.', ...olderTypeScriptProjects()]) {
  const { status } = spawnSync('tsc', ['--noEmit', '-p', project], {
    stdio: 'inherit',
    shell: true,
  });
  if (status !== 0) process.exitCode = 1;
}
