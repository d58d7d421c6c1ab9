import { REDIRECT_MARK } from '../../../common/html-postbuild/redirectPages';

interface RedirectPage {
  /** The path of the page to go to, perhaps with a heading. */
  readonly to: string;
  /** The origin of the site, without trailing slash. */
  readonly siteUrl: string;
  /** The path of the script that goes there. */
  readonly scriptUrl: string;
}

/** The id of the link to the page, which the script follows. */
export const TARGET_ID = 'target';

/**
 * A page for hosts that do not read `_redirects`: it leads on to another page, with the query and the
 * heading that it was asked for, and tells search engines where the page is now. The script is a file,
 * as pages' policies keep out what is in the page itself.
 */
export function redirectPage({ to, siteUrl, scriptUrl }: RedirectPage): string {
  const canonical = `${siteUrl}${to.split('#', 1)[0]}`;
  return [
    `<!doctype html>${REDIRECT_MARK} lang="en"><head><meta charset="utf-8"><title>${to}</title>`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${canonical}">`,
    `<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>`,
    `<script src="${scriptUrl}" defer></script></head>`,
    `<body><a id="${TARGET_ID}" href="${to}">${to}</a></body></html>\n`,
  ].join('');
}

/** The script of all these pages. A heading that the reader asked for comes before the redirect's own. */
export const REDIRECT_SCRIPT = `(function () {
  var target = new URL(document.getElementById('${TARGET_ID}').href);
  target.search = location.search;
  if (location.hash) target.hash = location.hash;
  location.replace(target.href);
})();
`;
