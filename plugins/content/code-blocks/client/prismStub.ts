/**
 * Replaces `prism-react-renderer` in the bundles: code is highlighted at build time, but
 * theme-classic's client module still imports `Prism`.
 */
export const Prism = {};
