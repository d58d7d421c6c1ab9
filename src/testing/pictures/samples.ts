/* Which pictures are taken: of which pages and demos, how wide, in which mode and direction. Pure. */

/** How a page is shown. */
export interface Setting {
  readonly width: 390 | 1440;
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
}

/** What is done on a page before its picture is taken. */
export type Action = 'search' | 'settings' | 'menu';

/** A page whose pictures are taken. */
export interface Subject {
  /** What commits call it: the page's path, or a word for what is opened on it. */
  readonly name: string;
  readonly pathname: string;
  readonly action?: Action;
  /** The demos that have pictures of their own, by the id of their section; otherwise the page has. */
  readonly demos?: readonly string[];
  readonly settings: readonly Setting[];
}

/** What of a site is looked at. */
export interface Choice {
  /** Every demo, too. */
  readonly all: boolean;
  /** The page that everything is limited to, as the path of its address. */
  readonly page: string | undefined;
}

const LEFT_TO_RIGHT: readonly Setting[] = [
  { width: 1440, mode: 'light', direction: 'ltr' },
  { width: 1440, mode: 'dark', direction: 'ltr' },
  { width: 390, mode: 'light', direction: 'ltr' },
  { width: 390, mode: 'dark', direction: 'ltr' },
];

const BOTH_DIRECTIONS: readonly Setting[] = [
  ...LEFT_TO_RIGHT,
  { width: 1440, mode: 'light', direction: 'rtl' },
  { width: 390, mode: 'dark', direction: 'rtl' },
];

const NARROW = LEFT_TO_RIGHT.filter(({ width }) => width === 390);

/** The name of the page that tells of others that there is none. */
export const NOT_FOUND = '404';

const HOME = '/';
const COMPONENT_PAGE = '/material-ui/react-button/';

/** One page of each kind, and what opens on a page. */
const KINDS: readonly (Omit<Subject, 'name' | 'settings'> & Partial<Subject>)[] = [
  { pathname: HOME, settings: BOTH_DIRECTIONS },
  { pathname: '/versions/' },
  { pathname: '/material-ui/getting-started/installation/' },
  { pathname: '/material-ui/all-components/' },
  { pathname: COMPONENT_PAGE, settings: BOTH_DIRECTIONS },
  { pathname: '/material-ui/api/button/', settings: BOTH_DIRECTIONS },
  { pathname: '/material-ui/material-icons/' },
  { pathname: '/material-ui/customization/color/' },
  { pathname: '/material-ui/customization/theme-builder/' },
  { pathname: '/material-ui/v5/react-button/' },
  { pathname: '/joy-ui/react-button/' },
  { pathname: '/base-ui/react-button/' },
  { pathname: '/system/react-box/' },
  { pathname: '/x/react-data-grid/' },
  { pathname: '/toolpad/core/introduction/' },
  { name: NOT_FOUND, pathname: '/there-is-no-such-page/' },
  { name: 'search', pathname: HOME, action: 'search', settings: BOTH_DIRECTIONS },
  { name: 'settings', pathname: HOME, action: 'settings' },
  { name: 'menu', pathname: COMPONENT_PAGE, action: 'menu', settings: NARROW },
];

/** `/material-ui/react-button/` is called `material-ui/react-button`. */
export const toName = (pathname: string) => pathname.replace(/^\/|\/$/g, '') || 'home';

/** A demo is called `material-ui/react-button#BasicButton`. */
export const toDemoName = (subject: string, demo: string) => `${subject}#${demo}`;

/** `1440 px, dark, rtl` */
export const toSettingName = ({ width, mode, direction }: Setting) =>
  [`${width} px`, mode, ...(direction === 'rtl' ? ['rtl'] : [])].join(', ');

/** The page that is meant by `docs/material-ui/react-button/index.mdx`, or by its address. */
export function toPathname(page: string): string {
  const inside = page
    .replace(/^(?:https?:\/\/[^/]+)?\/*(?:docs\/)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/(?:\/?index)?\.mdx?$/, '')
    .replace(/\/+$/, '');
  return inside === '' || inside === 'home' ? HOME : `/${inside}/`;
}

/** The ids of the demos on a built page, in their order. Playgrounds have none of their code's. */
export const demosOf = (html: string): string[] =>
  [...html.matchAll(/<section\b([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const id = /\bid="?([^\s"]+)/.exec(attributes)?.[1];
    return id !== undefined && attributes.includes('data-demo-source') ? [id] : [];
  });

/**
 * Whose pictures are taken, of a site with these pages and the demos on them: one page of each kind,
 * and with `all` every demo. With `page`, that page and its demos only. Throws one sentence for a page
 * that is not there.
 */
export function chooseSubjects(
  demos: ReadonlyMap<string, readonly string[]>,
  { all, page }: Choice,
): Subject[] {
  const kinds = KINDS.map((kind): Subject => ({
    name: toName(kind.pathname),
    settings: LEFT_TO_RIGHT,
    ...kind,
  }));
  const demosOn = (pathname: string): Subject[] => {
    const ids = demos.get(pathname) ?? [];
    const kind = kinds.find((each) => each.pathname === pathname && !each.action);
    const settings = kind?.settings ?? LEFT_TO_RIGHT;
    return ids.length > 0 ? [{ name: toName(pathname), pathname, demos: ids, settings }] : [];
  };
  if (page !== undefined) {
    const pathname = toPathname(page);
    if (!demos.has(pathname)) throw new Error(`--page ${page}: the site has no page ${pathname}.`);
    const own = kinds.filter((kind) => kind.pathname === pathname);
    const whole: Subject = { name: toName(pathname), pathname, settings: BOTH_DIRECTIONS };
    return [...(own.length > 0 ? own : [whole]), ...demosOn(pathname)];
  }
  const missing = kinds.find(({ name, pathname }) => name !== NOT_FOUND && !demos.has(pathname));
  if (missing) {
    throw new Error(`The site has no page ${missing.pathname}: name another one in samples.ts.`);
  }
  return all ? [...kinds, ...[...demos.keys()].flatMap(demosOn)] : kinds;
}
