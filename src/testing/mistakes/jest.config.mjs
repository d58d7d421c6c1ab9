import { suiteConfig } from '../suiteConfig.mjs';

// A cold start of the development server, on a machine that may have other things to do.
export default suiteConfig('mistakes', { testTimeout: 300_000 });
