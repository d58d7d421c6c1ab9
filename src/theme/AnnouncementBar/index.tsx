/*
 * Replaces `@theme/AnnouncementBar` of theme-classic 3.10.2: the site has none, and the original
 * would still be part of every page's bundle.
 */
export default function AnnouncementBar() {
  return null;
}
