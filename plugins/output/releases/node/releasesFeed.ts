import { escapeText } from '../../../../src/site/escapeHtml';
import { Feed } from 'feed';
import type { Release } from './collectReleases';

/** The path of the feed, below the site's origin. */
export const FEED_PATH = '/releases.xml';

interface FeedSite {
  /** Without trailing slash. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

/** Converts a line of Markdown to HTML: inline code, and links as text. */
function toHtml(line: string): string {
  return escapeText(line)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** Returns the releases as RSS 2.0. */
export function releasesFeed(releases: readonly Release[], site: FeedSite): string {
  const newest = releases.find(({ date }) => date !== undefined)?.date;
  const feed = new Feed({
    id: `${site.url}${FEED_PATH}`,
    title: site.title,
    description: site.description,
    link: `${site.url}/versions/`,
    feedLinks: { rss: `${site.url}${FEED_PATH}` },
    language: 'en',
    copyright: '',
    // The library's default is the time of the build.
    updated: newest ?? new Date(0),
    generator: site.title,
  });
  for (const { title, link, packageName, date, changes } of releases) {
    feed.addItem({
      title,
      id: `${link}#${packageName}`,
      link,
      description: `Release of ${packageName}.`,
      // The library omits an undefined date, but its types do not allow it.
      date: date as Date,
      ...(changes.length > 0 && {
        content: `<ul>${changes.map((change) => `<li>${toHtml(change)}</li>`).join('')}</ul>`,
      }),
    });
  }
  return feed.rss2();
}
