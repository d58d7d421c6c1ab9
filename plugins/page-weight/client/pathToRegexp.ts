/*
 * Stands in for path-to-regexp in React Router. The paths of Docusaurus' routes are plain text, or
 * `*`; `readRoutes.ts` makes sure of that.
 */

export interface PathKey {
  readonly name: string | number;
}

export interface PathOptions {
  readonly end?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

/** The characters of a pattern: escaped ones, as links write them, stand for themselves. */
const CHARACTER = /\\(.)|(.)/gs;

const PARAMETER = /[():+?]/;

function unsupportedPath(path: string): Error {
  return new Error(
    `The path ${path} has parameters, which plugins/page-weight does without. Take path-to-regexp out of plugins/page-weight/node/standIns.ts.`,
  );
}

/** A regular expression for `path`, of which each `*` becomes a key. */
export default function pathToRegexp(
  path: string,
  keys: PathKey[],
  { end = true, strict = false, sensitive = false }: PathOptions = {},
): RegExp {
  let name = 0;
  const source = path.replace(CHARACTER, (_, escaped?: string, plain?: string) => {
    if (plain !== undefined && PARAMETER.test(plain)) throw unsupportedPath(path);
    if (plain !== '*') return (escaped ?? plain ?? '').replace(/[$()*+.?[\\\]^{|}/]/, '\\$&');
    keys.push({ name });
    name += 1;
    return '(.*)';
  });
  const isFolder = source.endsWith('\\/');
  const body = strict ? source : `${isFolder ? source.slice(0, -2) : source}(?:\\/(?=$))?`;
  const tail = strict && isFolder ? '' : '(?=\\/|$)';
  return new RegExp(`^${body}${end ? '$' : tail}`, sensitive ? '' : 'i');
}

/** Paths without parameters are their own result. */
pathToRegexp.compile = (path: string) => () => path;
