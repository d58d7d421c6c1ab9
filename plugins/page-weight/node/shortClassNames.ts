import type { BundlerConfiguration } from './bundler';

type Rules = NonNullable<NonNullable<BundlerConfiguration['module']>['rules']>;
type Rule = Extract<Rules[number], object>;

interface CssOptions {
  readonly modules?: { readonly localIdentName?: string };
}
interface Loader {
  readonly loader?: string;
  readonly options?: CssOptions;
}

/** Of Docusaurus' own style sheets: `unusedClasses.ts` knows their classes by name. */
const OTHERS = /[\\/]node_modules[\\/]/;

/**
 * Of five letters, so that two of a thousand classes are the same once in some 1,500 sites. What asks
 * whether a class is of a module knows it by `_`: `plugins/built-pages/linkStyleSheets.ts`.
 */
const SHORT_NAME = '_[contenthash:base64:5]';

const localNameOf = ({ options }: Loader) => options?.modules?.localIdentName;

const loadersOf = ({ use }: Rule) => (Array.isArray(use) ? (use as readonly Loader[]) : []);

/** A copy, options too: Docusaurus changes those of each rule in place. */
function withShortName(loader: Loader): Loader {
  const { options } = loader;
  if (!options) return { ...loader };
  const { modules } = options;
  const short = modules?.localIdentName === undefined ? {} : { localIdentName: SHORT_NAME };
  return {
    ...loader,
    options: { ...options, ...(modules && { modules: { ...modules, ...short } }) },
  };
}

/**
 * The bundler's rules, by which the classes of the site's CSS modules are named by a hash alone instead
 * of by their names and a hash: style sheets, scripts and pages all repeat them.
 * @throws An Error when there is no rule for CSS modules as Docusaurus writes it.
 */
export function shortClassNames(rules: Rules): Rules {
  let isFound = false;
  const result = rules.flatMap((rule): Rules => {
    if (typeof rule !== 'object' || rule === null) return [rule];
    const loaders = loadersOf(rule);
    if (!loaders.some((loader) => localNameOf(loader) !== undefined)) return [rule];
    isFound = true;
    return [
      { ...rule, include: OTHERS },
      { ...rule, exclude: OTHERS, use: loaders.map(withShortName) },
    ];
  });
  if (!isFound) {
    throw new Error(
      'plugins/page-weight found no loader with `modules.localIdentName` for *.module.css. Docusaurus ' +
        'has changed its rules: adapt plugins/page-weight/node/shortClassNames.ts, or build with ' +
        'DOCS_PAGE_WEIGHT=0 until then.',
    );
  }
  return result;
}
