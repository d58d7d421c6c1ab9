/* `npm run typecheck`: the project, then the demos of each older version. What has not changed is not checked again. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { TYPE_CHECKER } from '../plugins/common/packages/typeChecker';

/** Older versions of products, whose demos are written for older packages. */
const olderVersions = readdirSync('.')
  .filter((name) => name.endsWith('_versioned_docs'))
  .flatMap((name) => readdirSync(name).map((version) => `${name}/${version}`))
  .filter((folder) => existsSync(`${folder}/tsconfig.json`));

for (const project of ['.', ...olderVersions]) {
  const known = `.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
  const { status } = spawnSync(
    process.execPath,
    [TYPE_CHECKER, '--noEmit', '--incremental', '--tsBuildInfoFile', known, '-p', project],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exitCode = 1;
}
