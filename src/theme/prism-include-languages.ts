/*
 * Replaces `@theme/prism-include-languages` of theme-classic 3.10.2, which adds languages to Prism
 * in the browser. This site highlights code at build time.
 */
export default function prismIncludeLanguages(): void {}
