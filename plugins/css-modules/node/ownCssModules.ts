import type { BundlerConfiguration } from '../../bundler/bundler';

type Rules = NonNullable<NonNullable<BundlerConfiguration['module']>['rules']>;
type Rule = Extract<Rules[number], object>;

/** A loader as Docusaurus writes it. */
interface Loader {
  readonly options?: { readonly modules?: { readonly localIdentName?: string } };
}

/** Docusaurus' own style sheets are compiled, and named, as it does that. */
const OTHERS = /[\\/]node_modules[\\/]/;

const compilesModules = ({ options }: Loader) => options?.modules?.localIdentName !== undefined;

const loadersOf = ({ use }: Rule) => (Array.isArray(use) ? (use as readonly Loader[]) : []);

/**
 * The bundler's rules, by which the CSS modules of the site are compiled by `loader`: what Docusaurus
 * compiles them with is left out, what takes the style sheets stays.
 * @throws An Error when there is no rule for CSS modules as Docusaurus writes it.
 */
export function ownCssModules(rules: Rules, loader: object): Rules {
  let isFound = false;
  const result = rules.flatMap((rule): Rules => {
    if (typeof rule !== 'object' || rule === null) return [rule];
    const loaders = loadersOf(rule);
    const compiler = loaders.findIndex(compilesModules);
    if (compiler === -1) return [rule];
    isFound = true;
    return [
      { ...rule, include: OTHERS },
      { ...rule, exclude: OTHERS, use: [...loaders.slice(0, compiler), loader] },
    ];
  });
  if (!isFound) {
    throw new Error(
      'plugins/css-modules found no loader with `modules.localIdentName` for *.module.css. Docusaurus ' +
        'has changed its rules: adapt plugins/css-modules/node/ownCssModules.ts, or take the plugin ' +
        'out of docusaurus.config.cjs until then.',
    );
  }
  return result;
}
