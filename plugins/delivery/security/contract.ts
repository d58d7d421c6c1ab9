/**
 * URL of a script for the service worker, which declares `POLICY`, the policy of the build's pages.
 * The worker adds it to pages that it kept.
 */
export const WORKER_POLICY_URL = '/sw-policy.js';
