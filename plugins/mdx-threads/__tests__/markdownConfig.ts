/** `siteConfig.markdown` as Docusaurus completes it, without its functions. */
export const MARKDOWN_CONFIG = {
  format: 'detect',
  mermaid: false,
  emoji: true,
  mdx1Compat: { comments: false, admonitions: false, headingIds: false },
  anchors: { maintainCase: false },
  remarkRehypeOptions: {},
  hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
} as const;
