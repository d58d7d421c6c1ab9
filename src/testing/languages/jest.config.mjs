import { suiteConfig } from '../suiteConfig.mjs';

// Three builds.
export default suiteConfig('languages', { testTimeout: 900_000 });
