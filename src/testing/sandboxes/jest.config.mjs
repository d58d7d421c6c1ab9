import { fileURLToPath } from 'node:url';
import base from '../../../jest.config.mjs';

/** @type {import('jest').Config} */
const config = {
  ...base,
  rootDir: fileURLToPath(new URL('../../..', import.meta.url)),
  roots: ['<rootDir>/src/testing/sandboxes'],
  testMatch: ['**/*.sandbox.ts'],
  setupFilesAfterEnv: [],
  maxWorkers: 2,
  // Packages come from the registry.
  testTimeout: 300_000,
};

export default config;
