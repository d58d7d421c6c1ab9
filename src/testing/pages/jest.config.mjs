import { suiteConfig } from '../suiteConfig.mjs';

// One build.
export default suiteConfig('pages', { testTimeout: 900_000 });
