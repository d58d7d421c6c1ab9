import { headTag } from '../../../common/html-postbuild/headTags';
import { CARD_HEIGHT, CARD_WIDTH } from './cardElement';

const IMAGE = /<meta[^>]*\sproperty=["']?og:image\b/i;

/**
 * Returns the meta tags of a page's card; empty if the front matter sets an image.
 * @param url URL of the card, with origin.
 * @param alt Text alternative.
 */
export function imageTags(html: string, url: string, alt: string): string {
  if (IMAGE.test(html)) return '';
  return [
    headTag('meta', { property: 'og:image', content: url }),
    headTag('meta', { property: 'og:image:width', content: String(CARD_WIDTH) }),
    headTag('meta', { property: 'og:image:height', content: String(CARD_HEIGHT) }),
    headTag('meta', { property: 'og:image:alt', content: alt }),
    headTag('meta', { name: 'twitter:image', content: url }),
    headTag('meta', { name: 'twitter:image:alt', content: alt }),
  ].join('');
}
