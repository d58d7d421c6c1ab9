import { parse } from 'postcss';
import { MODULE_CLASS } from '../docusaurus/markup';
import { attributeValues, CLASS_ATTRIBUTE } from './attributeValues';
import { PAGE_FEATURES } from './pageFeatures';
import { SHARED_STYLE_SHEET } from './styleSheetGroups';

/** A style sheet that only some pages need. */
export interface PageStyleSheet {
  readonly href: string;
  /** Where it is linked: the first paint waits for those of the head. */
  readonly place: 'head' | 'body';
  isNeeded(page: Page): boolean;
}

interface Page {
  readonly html: string;
  readonly classes: ReadonlySet<string>;
}

const CLASS = /\.((?:[\w-]|\\.)+)/g;

/** Where links are inserted. Only the last `</body>` ends the page: a script or text may contain others. */
const END = { head: /(?=<\/head[\s>])/i, body: /(?=<\/body>(?:<\/html>)?\s*$)/i };

/** Style sheet of all pages. Those of demos and libraries are linked elsewhere. */
const COMMON = 'styles';
const BROUGHT_BY_DEMOS = /^demos-/;

function styledClasses(css: string): Set<string> {
  const classes = new Set<string>();
  parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(CLASS)) classes.add(name.replaceAll('\\', ''));
  });
  return classes;
}

/**
 * Order of links: `pages` first, since a page's own rules may override it; then features in their
 * order.
 */
function rank(name: string): number {
  const feature = PAGE_FEATURES.findIndex((other) => other.name === name);
  if (name === SHARED_STYLE_SHEET) return -1;
  return feature === -1 ? PAGE_FEATURES.length : feature;
}

/**
 * Returns the style sheets that pages may need in addition to the common one, in link order. A
 * feature's is needed by pages with its mark, any other by pages with a class that only it styles.
 * @param files Contents of the style sheets by file name (chunk, hash, extension).
 * @param folderUrl URL of the files' folder, with trailing slash.
 */
export function findPageStyleSheets(
  files: ReadonlyMap<string, string>,
  folderUrl: string,
): PageStyleSheet[] {
  const sheets = [...files].map(([file, css]) => ({ file, css, name: file.replace(/\..*$/, '') }));
  const common = sheets.filter(({ name }) => name === COMMON);
  const commonClasses = new Set(common.flatMap(({ css }) => [...styledClasses(css)]));
  return sheets
    .filter(({ name }) => name !== COMMON && !BROUGHT_BY_DEMOS.test(name))
    .sort((a, b) => rank(a.name) - rank(b.name) || (a.file < b.file ? -1 : 1))
    .map(({ file, css, name }): PageStyleSheet => {
      const href = `${folderUrl}${file}`;
      const feature = PAGE_FEATURES.find((other) => other.name === name);
      if (feature) {
        const place = feature.opensLater ? 'body' : 'head';
        return { href, place, isNeeded: ({ html }) => feature.mark.test(html) };
      }
      const own = [...styledClasses(css)].filter(
        (className) => MODULE_CLASS.test(className) && !commonClasses.has(className),
      );
      return {
        href,
        place: 'head',
        isNeeded: ({ classes }) => own.some((className) => classes.has(className)),
      };
    });
}

/**
 * Links the style sheets that a page needs at the end of its head, so that they load before the first
 * paint, or of its body. Docusaurus links only the common one.
 */
export function linkStyleSheets(html: string, styleSheets: readonly PageStyleSheet[]): string {
  const values = [...attributeValues(html, CLASS_ATTRIBUTE)];
  const page = { html, classes: new Set(values.flatMap((value) => value.split(/\s+/))) };
  return styleSheets
    .filter((sheet) => sheet.isNeeded(page) && !html.includes(sheet.href))
    .reduce(
      (linked, { href, place }) =>
        linked.replace(END[place], `<link rel="stylesheet" href="${href}">`),
      html,
    );
}
