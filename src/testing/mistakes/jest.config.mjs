import { fileURLToPath } from 'node:url';
import base from '../../../jest.config.mjs';

/** @type {import('jest').Config} */
const config = {
  ...base,
  rootDir: fileURLToPath(new URL('../../..', import.meta.url)),
  roots: ['<rootDir>/src/testing/mistakes'],
  testMatch: ['**/*.mistakes.ts'],
  setupFilesAfterEnv: [],
  // A cold start of the development server, on a machine that may have other things to do.
  testTimeout: 300_000,
};

export default config;
