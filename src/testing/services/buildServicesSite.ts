/* Builds the site with every service configured, in English, for the tests beside this file. */
import { spawnSync } from 'node:child_process';
import { SERVICES_BUILD_DIR, SERVICES_ENVIRONMENT } from './environment';

const { status } = spawnSync(
  'npx',
  ['--no-install', 'docusaurus', 'build', '--out-dir', SERVICES_BUILD_DIR, '--locale', 'en'],
  { stdio: 'inherit', env: { ...process.env, ...SERVICES_ENVIRONMENT } },
);
process.exitCode = status ?? 1;
