/** A piece of a note. */
export interface NotePart {
  readonly text: string;
  readonly isCode: boolean;
  /** Where it leads: an address of the web, or of this site with its anchor. */
  readonly href?: string;
}

/** What most notes end with. The page tells of the guide once. */
const GUIDE_REFERENCE =
  /\s*(?:See )?\[(?:Migrating from deprecated APIs|How to migrate)\]\([^)]*\)(?: for more details)?\.?$/;

const STRUCTURE = /(`[^`\n]+`|\[[^\]\n]+\]\([^)\s]+\))/;
const LINK = /^\[(.+)\]\((.+)\)$/;

const CODE = /^`(.+)`$/;

/**
 * Where a link of a note leads. Links to classes name them by their keys; the rows of API pages are
 * found by the class names, which are the texts of these links.
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

/** Cuts the Markdown of a note into text, code and links, without its reference to the guide. */
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
      const href = url === undefined ? undefined : toHref(url, text, apiRoute);
      return {
        text,
        isCode: code !== undefined || (url !== undefined && text.startsWith('.')),
        ...(href !== undefined && { href }),
      };
    });
}
