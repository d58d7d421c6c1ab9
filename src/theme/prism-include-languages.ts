/*
 * Replaces `@theme/prism-include-languages` of theme-classic 3.10.2: it teaches Prism languages in
 * the browser, and this site highlights code when it is built.
 */
export default function prismIncludeLanguages(): void {}
