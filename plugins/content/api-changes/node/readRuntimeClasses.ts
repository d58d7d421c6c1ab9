import { createRequire } from 'node:module';
import path from 'node:path';
import type { ApiComponent } from '../../../common/api-model/apiModel';

/** The CSS classes that a component has at run time, by key. */
export type RuntimeClasses = Readonly<Record<string, string>>;

/**
 * Reads the classes object that the installed package exports beside a component, such as
 * `filledInputClasses`. Unlike the types, it includes the classes of the component inside.
 */
export function readRuntimeClasses(
  siteDir: string,
  { name, module }: Pick<ApiComponent, 'name' | 'module'>,
): RuntimeClasses {
  const load = createRequire(path.join(siteDir, 'package.json'));
  const exported = load(module) as Readonly<Record<string, RuntimeClasses>>;
  return exported[`${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`] ?? {};
}
