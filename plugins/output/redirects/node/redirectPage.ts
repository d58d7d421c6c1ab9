import { REDIRECT_MARK } from '../../../common/html-postbuild/redirectPages';

interface RedirectPage {
  /** Path of the target, optionally with a hash. */
  readonly to: string;
  /** Origin of the site, without trailing slash. */
  readonly siteUrl: string;
  /** Path of the redirect script. */
  readonly scriptUrl: string;
}

/** Id of the link to the target, which the script follows. */
export const TARGET_ID = 'target';

/**
 * Returns a redirect page for hosts that do not read `_redirects`. It keeps query and hash and has
 * a canonical link to the target. The script is external, because the pages' policies forbid inline
 * scripts.
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

/** Script of all redirect pages. As with a host's redirect, a hash of the target wins. */
export const REDIRECT_SCRIPT = `(function () {
  var target = new URL(document.getElementById('${TARGET_ID}').href);
  target.search = location.search;
  if (!target.hash) target.hash = location.hash;
  location.replace(target.href);
})();
`;
