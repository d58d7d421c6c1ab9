/**
 * Whether an ad's link leads to a page for backers of the project, on whatever host, which means
 * that the network has no ad.
 */
export function isBackersLink(href: string): boolean {
  try {
    const { pathname, hash } = new URL(href, 'https://host.invalid');
    return /\/backers(?:\.html|\/index\.html)?\/?$/i.test(pathname) || hash === '#backers';
  } catch {
    return false;
  }
}
