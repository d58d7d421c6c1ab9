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

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A line of Markdown as HTML: code, and the texts of links. */
function toHtml(line: string): string {
  return escapeHtml(line)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** The releases as RSS 2.0. */
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
    // The library would take the time of the build.
    updated: newest ?? new Date(0),
    generator: site.title,
  });
  for (const { title, link, packageName, date, changes } of releases) {
    feed.addItem({
      title,
      id: `${link}#${packageName}`,
      link,
      description: `Release of ${packageName}.`,
      // Left out of the feed where it is not known, which the library's types do not allow for.
      date: date as Date,
      ...(changes.length > 0 && {
        content: `<ul>${changes.map((change) => `<li>${toHtml(change)}</li>`).join('')}</ul>`,
      }),
    });
  }
  return feed.rss2();
}
