import { createStorageSlot } from '@docusaurus/theme-common';
import { STORAGE_KEYS } from '@site/src/site/storageKeys';

/** Pages whose notice is hidden, in this tab. Older ones are forgotten. */
const MOST_PAGES = 100;

const slot = createStorageSlot(STORAGE_KEYS.hiddenNotices, { persistence: 'sessionStorage' });

const read = () => (slot.get() ?? '').split('\n');

/** Whether the notice of a page is hidden. Browser only. */
export function isHidden(page: string): boolean {
  return read().includes(page);
}

/** Hides the notice of a page for the session; if storage is blocked, until the reader leaves the page. */
export function hide(page: string): void {
  const pages = [...read().filter((other) => other !== page), page].slice(-MOST_PAGES);
  slot.set(pages.join('\n'));
}

/**
 * Source of the script behind a notice: hides it before first paint if the reader has hidden it.
 * The same on every page, since the content security policy has its hash.
 */
export const HIDE_SCRIPT = `(function (notice) {
  try {
    var pages = sessionStorage.getItem('${STORAGE_KEYS.hiddenNotices}') || '';
    notice.hidden = pages.split('\\n').includes(notice.dataset.page);
  } catch (error) {}
})(document.currentScript.previousElementSibling);`;
