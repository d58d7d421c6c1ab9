import DOMPurify from 'dompurify';

/**
 * Removes all attributes before parsing: browsers report inline handlers as policy violations when
 * parsing them, even if they cannot run. Takes linear time.
 */
function withoutAttributes(html: string): string {
  return html
    .split('>')
    .map((part) => part.replace(/<(\/?[a-z][\w-]*)[\s/].*/is, '<$1'))
    .join('>');
}

/**
 * Sanitizes HTML of the feed: keeps emphasis and text, without attributes and links, since the
 * whole ad is a link. Loaded only with a feed's ad, because of its size.
 */
export function sanitizeDescription(html: string): string {
  return DOMPurify.sanitize(withoutAttributes(html), {
    ALLOWED_TAGS: ['b', 'br', 'em', 'i', 'span', 'strong'],
    ALLOWED_ATTR: [],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  });
}
