import type { HtmlTagObject } from '@docusaurus/types';

const FILE = '/fonts/geist-latin.woff2';
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215';

/**
 * Tags that preload the web font, from one URL for all languages. With `font-display: optional`, a
 * font that arrives late is not used, so there is no layout shift.
 */
export function fontTags(): HtmlTagObject[] {
  return [
    {
      tagName: 'link',
      attributes: {
        rel: 'preload',
        href: FILE,
        as: 'font',
        type: 'font/woff2',
        crossorigin: 'anonymous',
      },
    },
    {
      tagName: 'style',
      innerHTML: `@font-face{font-family:Geist;font-style:normal;font-weight:100 900;font-display:optional;src:url(${FILE}) format("woff2");unicode-range:${LATIN}}`,
    },
  ];
}
