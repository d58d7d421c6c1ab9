import type { ApiFile, ApiHooksFile } from '../../contract';
import { applyOverlay, type FindOrigin } from './applyOverlay';
import { findMemberId } from './documentedMembers';
import type { ApiOverlay } from './overlayTypes';

/** Models of packages. */
interface Models {
  readonly components: readonly ApiFile[];
  readonly hooks: readonly ApiHooksFile[];
}

type Overlays = ReadonlyMap<string, ApiOverlay>;

function mapValues<Value>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function findOverlay(overlays: Overlays, packageName: string, name: string) {
  const id = findMemberId(packageName, name);
  return id === undefined ? undefined : overlays.get(id);
}

/** Creates a lookup of a package's overlays by the file that declares the component. */
function createOriginFinder(file: ApiFile, overlays: Overlays): FindOrigin {
  const byFile = new Map(
    Object.values(file.components).map((component) => [
      component.file,
      findOverlay(overlays, file.package, component.name),
    ]),
  );
  return (declaring) => byFile.get(declaring);
}

/**
 * Translates models, with English as fallback. Compare versions before, since changes are found in
 * English models. Pure.
 */
export function translateModels<Given extends Models>(models: Given, overlays: Overlays): Given {
  if (overlays.size === 0) return models;
  return {
    ...models,
    components: models.components.map((file): ApiFile => {
      const findOrigin = createOriginFinder(file, overlays);
      return {
        ...file,
        components: mapValues(file.components, (component) =>
          applyOverlay(component, findOverlay(overlays, file.package, component.name), findOrigin),
        ),
      };
    }),
    hooks: models.hooks.map((file): ApiHooksFile => ({
      ...file,
      hooks: mapValues(file.hooks, (hook) =>
        applyOverlay(hook, findOverlay(overlays, file.package, hook.name)),
      ),
    })),
  };
}
