import { createRequire } from 'node:module';
import path from 'node:path';
import type { ApiComponent } from '../../../common/api-model/apiModel';

/** The CSS classes that a component has at run time, by key. */
export type RuntimeClasses = Readonly<Record<string, string>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Reads the classes object that the installed package exports beside a component, such as
 * `filledInputClasses`. Unlike the types, it includes the classes of the component inside.
 */
export function readRuntimeClasses(
  siteDir: string,
  { name, module }: Pick<ApiComponent, 'name' | 'module'>,
): RuntimeClasses {
  const load = createRequire(path.join(siteDir, 'package.json'));
  const exported: unknown = load(module);
  const exportName = `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
  const classes = isRecord(exported) ? exported[exportName] : undefined;
  return isRecord(classes)
    ? Object.fromEntries(
        Object.entries(classes).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      )
    : {};
}
