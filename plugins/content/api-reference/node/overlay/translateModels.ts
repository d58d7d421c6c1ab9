import type {
  ApiComponent,
  ApiFile,
  ApiHook,
  ApiHooksFile,
  ApiInterface,
  ApiMember,
} from '../../contract';
import { findMemberId } from './documentedMembers';
import { mapTexts, type MapText } from './mapTexts';
import { stateOf, toTextName, type ApiOverlay } from './overlay';

const EMPTY: ApiOverlay = new Map();

/** Returns the overlay of the component that a file of the same package declares. */
export type FindOrigin = (file: string) => ApiOverlay | undefined;

/**
 * Replaces the English texts of a component or hook by translations. Stale translations are
 * skipped, since a wrong description is worse than an English one; unknown names are ignored. Pure.
 * @param findOrigin Returns the overlays that translate inherited props.
 */
export function applyOverlay(
  member: ApiComponent,
  overlay: ApiOverlay | undefined,
  findOrigin?: FindOrigin,
): ApiComponent;
export function applyOverlay(
  member: ApiHook,
  overlay: ApiOverlay | undefined,
  findOrigin?: FindOrigin,
): ApiHook;
export function applyOverlay(member: ApiInterface, overlay: ApiOverlay | undefined): ApiInterface;
export function applyOverlay(
  member: ApiMember,
  overlay: ApiOverlay = EMPTY,
  findOrigin: FindOrigin = () => undefined,
): ApiMember {
  const translate: MapText = (english, path, inheritedFrom) => {
    const own = inheritedFrom === undefined ? overlay : findOrigin(inheritedFrom);
    return own && stateOf(own, path, english) === 'translated'
      ? (own.get(toTextName(path))?.text ?? english)
      : english;
  };
  return mapTexts(member, translate);
}

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
        ...(file.interfaces && {
          interfaces: mapValues(file.interfaces, (each) =>
            applyOverlay(each, findOverlay(overlays, file.package, each.name)),
          ),
        }),
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
