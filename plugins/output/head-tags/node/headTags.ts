import { headTag } from '../../../common/html-postbuild/headTags';
import { HEAD_MARK } from '../../../common/html-postbuild/headMark';
import type { PageHead } from './pageHead';

function breadcrumbData({ breadcrumbs }: PageHead): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
  // A script element ends at the first `</script`, also inside a JSON string.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

const CANONICAL = /<link[^>]*\srel=["']?canonical\b/i;
const ROBOTS = /<meta[^>]*\sname=["']?robots\b/i;

/** Renders the tags. `html` is the built page; a robots tag or canonical link in it is not repeated. */
export function toHeadTags(head: PageHead, html: string): string {
  const { canonical, alternates, breadcrumbs } = head;
  if (canonical === null) {
    return ROBOTS.test(html) ? '' : headTag('meta', { name: 'robots', content: 'noindex' });
  }
  return [
    ...(CANONICAL.test(html) ? [] : [headTag('link', { rel: 'canonical', href: canonical })]),
    headTag('meta', { property: 'og:url', content: canonical }),
    ...alternates.map(({ hreflang, url }) =>
      headTag('link', { rel: 'alternate', hreflang, href: url }),
    ),
    ...(breadcrumbs.length > 0
      ? [`<script type="application/ld+json" ${HEAD_MARK}>${breadcrumbData(head)}</script>`]
      : []),
  ].join('');
}
