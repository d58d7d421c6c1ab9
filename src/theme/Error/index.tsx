/*
 * Ejected from @docusaurus/core 3.10.2, theme-fallback/Error: in the place of the site when its frame
 * crashed.
 * Why: it is English only, has a look of its own, and shows readers the text of the error.
 */
export { default } from '@theme/ErrorPageContent';
