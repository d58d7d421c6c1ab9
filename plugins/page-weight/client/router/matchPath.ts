/** What a path has in common with an address. */
export interface Match {
  readonly path: string;
  /** The part of the address that the path says. */
  readonly url: string;
  /** Whether that is the whole address. */
  readonly isExact: boolean;
  /** What a `*` stands for, as `0`. */
  readonly params: Readonly<Record<string, string>>;
}

export interface PathOptions {
  readonly path?: string | readonly string[] | undefined;
  /** Whether the path has to be the whole address. */
  readonly exact?: boolean | undefined;
  /** Whether a slash at the end counts. */
  readonly strict?: boolean | undefined;
  /** Whether upper case is something else than lower case. */
  readonly sensitive?: boolean | undefined;
}

const PARAMETER = /[:()+?\\]/;

/** Whether an address starts with a text. */
function startsWith(pathname: string, text: string, { sensitive = false }: PathOptions): boolean {
  const fold = (value: string) => (sensitive ? value : value.toLowerCase());
  return fold(pathname.slice(0, text.length)) === fold(text);
}

/** Matches an address with a path in which no character has a meaning. */
export function matchText(pathname: string, path: string, options: PathOptions): Match | null {
  const { exact = false, strict = false } = options;
  const isFolder = path.endsWith('/');
  const text = isFolder && !strict ? path.slice(0, -1) : path;
  if (!startsWith(pathname, text, options)) return null;
  const rest = pathname.slice(text.length);
  const isLastSlash = !strict && rest === '/';
  const isBoundary = rest === '' || rest.startsWith('/') || (strict && isFolder);
  if (exact ? rest !== '' && !isLastSlash : !isBoundary) return null;
  const url = isLastSlash ? pathname : pathname.slice(0, text.length);
  return {
    path,
    url: path === '/' && url === '' ? '/' : url,
    isExact: pathname === url,
    params: {},
  };
}

/** Matches an address with a path that ends with `*`. */
function matchStart(pathname: string, path: string, options: PathOptions): Match | null {
  const text = path.slice(0, -1);
  if (!startsWith(pathname, text, options)) return null;
  return { path, url: pathname, isExact: true, params: { 0: pathname.slice(text.length) } };
}

/**
 * Matches an address with the first path that fits, like React Router's. The paths of Docusaurus'
 * routes are plain text, perhaps with a `*` at the end; `readRoutes.ts` makes sure of that. Throws
 * when a path has parameters.
 */
export function matchPath(
  pathname: string,
  options: string | readonly string[] | PathOptions,
): Match | null {
  const isPath = typeof options === 'string' || 'length' in options;
  const { path = [], ...rules }: PathOptions = isPath ? { path: options } : options;
  for (const each of [path].flat()) {
    if (PARAMETER.test(each)) {
      throw new Error(
        `The path ${each} has parameters, which plugins/page-weight does without. Take react-router-dom out of plugins/page-weight/node/standIns.ts.`,
      );
    }
    const match = (each.endsWith('*') ? matchStart : matchText)(pathname, each, rules);
    if (match) return match;
  }
  return null;
}
