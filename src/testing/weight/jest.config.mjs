import { suiteConfig } from '../suiteConfig.mjs';

// Two builds, one after the other, on a machine that may have other things to do.
export default suiteConfig('weight', { testTimeout: 600_000 });
