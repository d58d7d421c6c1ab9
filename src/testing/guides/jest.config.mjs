import { suiteConfig } from '../suiteConfig.mjs';

// Packages come from the registry, and the builds of frameworks take minutes beside other tests.
export default suiteConfig('guides', { maxWorkers: 2, testTimeout: 900_000 });
