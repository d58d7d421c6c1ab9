/** A part of a note. */
export interface NotePart {
  readonly text: string;
  readonly isCode: boolean;
  /** A URL, or a path of this site with its anchor. */
  readonly href?: string;
}

/** End of most notes. The page links to the guide once. */
const GUIDE_REFERENCE =
  /\s*(?:See )?\[(?:Migrating from deprecated APIs|How to migrate)\]\([^)]*\)(?: for more details)?\.?$/;

const STRUCTURE = /(`[^`\n]+`|\[[^\]\n]+\]\([^)\s]+\))/;
const LINK = /^\[(.+)\]\((.+)\)$/;

const CODE = /^`(.+)`$/;

/**
 * Resolves a link of a note. Links to classes use their keys, but rows of API pages have anchors
 * with class names, which are the texts of these links.
 */
function toHref(url: string, text: string, apiRoute: string): string | undefined {
  if (/^https:\/\//.test(url)) return url;
  const [, slug] = url.startsWith(`${apiRoute}/`)
    ? (/^([a-z0-9-]+)\/#/.exec(url.slice(apiRoute.length + 1)) ?? [])
    : [];
  return slug !== undefined && text.startsWith('.')
    ? `${apiRoute}/${slug}/#${slug}-classes-${text.slice(1)}`
    : undefined;
}

/** Parses the Markdown of a note to text, code and links, without its reference to the guide. */
export function parseNote(note: string, apiRoute: string): NotePart[] {
  return note
    .trim()
    .replace(GUIDE_REFERENCE, '')
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())
    .split(STRUCTURE)
    .filter((part) => part !== '')
    .map((part) => {
      const [, label = part, url] = LINK.exec(part) ?? [];
      const [, code] = CODE.exec(label) ?? [];
      const text = code ?? label;
      return {
        text,
        isCode: code !== undefined || (url !== undefined && text.startsWith('.')),
        href: url === undefined ? undefined : toHref(url, text, apiRoute),
      };
    });
}
