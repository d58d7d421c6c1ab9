import { fileURLToPath } from 'node:url';
import base from '../../jest.config.mjs';

/**
 * Jest's configuration of the tests in the folder `name`, which are not part of the unit tests:
 * `*.name.ts`, unless `extra` says otherwise.
 *
 * @param {string} name
 * @param {import('jest').Config} extra
 * @returns {import('jest').Config}
 */
export function suiteConfig(name, extra) {
  return {
    ...base,
    rootDir: fileURLToPath(new URL('../..', import.meta.url)),
    roots: [`<rootDir>/src/testing/${name}`],
    testMatch: [`**/*.${name}.ts`],
    setupFilesAfterEnv: [],
    ...extra,
  };
}
