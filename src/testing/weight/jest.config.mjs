import { fileURLToPath } from 'node:url';
import base from '../../../jest.config.mjs';

/** @type {import('jest').Config} */
const config = {
  ...base,
  rootDir: fileURLToPath(new URL('../../..', import.meta.url)),
  roots: ['<rootDir>/src/testing/weight'],
  testMatch: ['**/*.weight.ts'],
  setupFilesAfterEnv: [],
  // Two builds, one after the other, on a machine that may have other things to do.
  testTimeout: 600_000,
};

export default config;
