import { runInNewContext } from 'node:vm';
import { generatedFileError } from './generatedFileError';

/** A route of the generated `routes.js`. */
export interface GeneratedRoute {
  readonly path: string;
  /** Second argument of `ComponentCreator`; `undefined` for the 404 page. */
  readonly hash: string | undefined;
  /** All attributes except path, component and routes. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly routes: readonly GeneratedRoute[] | undefined;
}

interface RawRoute {
  readonly path?: unknown;
  readonly component?: { readonly path: unknown; readonly hash: unknown };
  readonly routes?: readonly RawRoute[];
}

function toRoute({ path, component, routes, ...attributes }: RawRoute): GeneratedRoute {
  if (typeof path !== 'string' || component?.path !== path) {
    throw generatedFileError('routes.js', 'a route without its path and component');
  }
  const { hash } = component;
  if (hash !== undefined && typeof hash !== 'string') {
    throw generatedFileError('routes.js', `a component of ${path} whose hash is no text`);
  }
  return { path, hash, attributes, routes: routes?.map(toRoute) };
}

/** Key of a route in `routesChunkNames.json`. */
export const toRouteKey = ({ path, hash }: GeneratedRoute): string => `${path}-${hash}`;

/** Parses `routes.js`. Throws if it has an unknown format. */
export function readRoutes(source: string): GeneratedRoute[] {
  const body = source.replace(/^import .*$/gm, '').replace(/^export default /m, 'result = ');
  const sandbox = {
    result: undefined as readonly RawRoute[] | undefined,
    ComponentCreator: (path: unknown, hash: unknown) => ({ path, hash }),
  };
  try {
    runInNewContext(body, sandbox);
  } catch (error) {
    throw generatedFileError('routes.js', error instanceof Error ? error.message : String(error));
  }
  // `instanceof` fails for arrays of another VM context.
  if (!Array.isArray(sandbox.result) || sandbox.result.length === 0) {
    throw generatedFileError('routes.js', 'no list of routes');
  }
  return Array.from(sandbox.result, toRoute);
}
