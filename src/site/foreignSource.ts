/** Elements that load what their `src` names, except images. */
export const EMBEDS: readonly string[] = [
  ...['iframe', 'video', 'audio', 'source', 'track', 'embed', 'script'],
];

/** Something that a page would load. */
interface PageSource {
  readonly url: string;
  /** Others are in `EMBEDS`. */
  readonly isImage: boolean;
}

/**
 * Says why the content policy keeps pages from loading `source`, and what to do instead; `undefined` if it does not.
 * `imageOrigins` are those of images, besides that of the site.
 */
export function refuseSource(
  { url, isImage }: PageSource,
  imageOrigins: readonly string[],
  instead = 'put the picture beside the page',
): string | undefined {
  if (!/^(?:https?:)?\/\//.test(url) || !URL.canParse(url, 'https://x')) return undefined;
  const { origin } = new URL(url, 'https://x');
  if (!isImage) return `pages load nothing from ${origin}; write a link to it.`;
  if (imageOrigins.includes(origin)) return undefined;
  return `pages load no images from ${origin}; ${instead}, or add the host to DOCS_EXTRA_ORIGINS.`;
}
