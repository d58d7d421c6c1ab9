/*
 * Ejected from @docusaurus/core 3.10.2, theme-fallback/Error, shown if the layout crashes. Why: the
 * original is English only, has its own style, and shows the error's message.
 */
export { default } from '@theme/ErrorPageContent';
