import { suiteConfig } from '../suiteConfig.mjs';

// Packages come from the registry.
export default suiteConfig('sandboxes', {
  testMatch: ['**/*.sandbox.ts'],
  maxWorkers: 2,
  testTimeout: 300_000,
});
