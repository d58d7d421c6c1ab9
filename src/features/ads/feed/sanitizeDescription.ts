import DOMPurify from 'dompurify';

/**
 * No attribute is kept anyhow. Browsers report those that hold scripts against the content security
 * policy as soon as they are parsed, even where they cannot run.
 */
function withoutAttributes(html: string): string {
  return html.replace(/<(\/?[a-z][\w-]*)[^>]*>/gi, '<$1>');
}

/**
 * Makes a feed's HTML harmless: emphasis and text are left, without attributes. Not even links,
 * since the whole ad is one. Fetched only with a feed's ad, because of its size.
 */
export function sanitizeDescription(html: string): string {
  return DOMPurify.sanitize(withoutAttributes(html), {
    ALLOWED_TAGS: ['b', 'br', 'em', 'i', 'span', 'strong'],
    ALLOWED_ATTR: [],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  });
}
