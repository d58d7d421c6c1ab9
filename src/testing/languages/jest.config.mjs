import { fileURLToPath } from 'node:url';
import base from '../../../jest.config.mjs';

/** @type {import('jest').Config} */
const config = {
  ...base,
  rootDir: fileURLToPath(new URL('../../..', import.meta.url)),
  roots: ['<rootDir>/src/testing/languages'],
  testMatch: ['**/*.languages.ts'],
  setupFilesAfterEnv: [],
  // Three builds.
  testTimeout: 900_000,
};

export default config;
