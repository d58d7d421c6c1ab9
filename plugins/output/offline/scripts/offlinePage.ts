/*
 * The only script of the offline page, which is served at the URL of a page that is not cached. It
 * lists what is available and reloads when the connection is back.
 */
import {
  OFFLINE_LIST_ID,
  OFFLINE_RETRY_ID,
  PAGES_CACHE,
  readSavedCacheName,
  SAVED_PRODUCT_URL,
  TITLE_HEADER,
} from '../contract';
import { listKept, type KeptLink } from '../offline-page/listKept';

async function readSavedProducts(): Promise<KeptLink[]> {
  const names = (await caches.keys()).filter((name) => readSavedCacheName(name) !== null);
  const products = await Promise.all(
    names.map(async (name) => {
      const saved = await (await caches.open(name)).match(SAVED_PRODUCT_URL);
      return saved ? [(await saved.json()) as { name: string; href: string }] : [];
    }),
  );
  return products.flat().map(({ name, href }) => ({ href, title: name }));
}

async function readPages(): Promise<KeptLink[]> {
  const cache = await caches.open(PAGES_CACHE);
  const pages = await cache.keys();
  return Promise.all(
    pages.map(async ({ url }) => {
      const title = (await cache.match(url))?.headers.get(TITLE_HEADER) ?? '';
      return { href: new URL(url).pathname, title: decodeTitle(decodeURIComponent(title)) };
    }),
  );
}

/** Decodes the entities of a title in HTML. */
function decodeTitle(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').documentElement.textContent ?? '';
}

function showLinks(list: HTMLElement, links: readonly KeptLink[]): void {
  list.replaceChildren(
    ...links.map(({ href, title }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = href;
      link.textContent = title;
      item.append(link);
      return item;
    }),
  );
}

async function start(list: HTMLElement): Promise<void> {
  const [products, pages] = await Promise.all([readSavedProducts(), readPages()]);
  const links = listKept({ products, pages, address: list.dataset['baseUrl'] ?? '/' });
  if (links.length === 0) return;
  showLinks(list, links);
  list.parentElement?.removeAttribute('hidden');
}

const retry = () => window.location.reload();

/** First retry after this many ms; the interval grows. */
const FIRST_LOOK = 2000;
const LONGEST_PAUSE = 60_000;

/**
 * Polls for the connection, because `navigator.onLine` is unreliable: it becomes true before
 * requests succeed, and it does not cover a server outage.
 */
function lookAgain(pause: number): void {
  setTimeout(() => {
    const next = () => lookAgain(Math.min(pause * 2, LONGEST_PAUSE));
    if (!navigator.onLine || document.hidden) {
      next();
      return;
    }
    // The worker does not handle HEAD requests.
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(retry, next);
  }, pause);
}

lookAgain(FIRST_LOOK);
window.addEventListener('online', () => {
  // Browsers fire this on page load, too, and revert it at once.
  if (navigator.onLine) retry();
});
document.getElementById(OFFLINE_RETRY_ID)?.addEventListener('click', retry);

const list = document.getElementById(OFFLINE_LIST_ID);
// Without storage the list stays empty.
if (list) start(list).catch(() => undefined);
