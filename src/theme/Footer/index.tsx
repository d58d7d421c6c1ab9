/*
 * Replaces `@theme/Footer` of theme-classic 3.10.2: the site has none, and the original would still
 * send every reader its parts.
 */
export default function Footer() {
  return null;
}
