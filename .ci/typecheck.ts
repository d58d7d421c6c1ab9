/* `npm run typecheck`: the project, then the demos of each older version. What has not changed is not checked again. */
import { spawnSync } from 'node:child_process';
import { olderTypeScriptProjects } from '../src/testing/run/typeScriptProjects';

for (const project of ['.', ...olderTypeScriptProjects()]) {
  const known = `node_modules/.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
  const { status } = spawnSync(
    'tsc',
    ['--noEmit', '--incremental', '--tsBuildInfoFile', known, '-p', project],
    { stdio: 'inherit', shell: true },
  );
  if (status !== 0) process.exitCode = 1;
}
