import type { ApiComponent, ApiHook } from '../../contract';
import { mapTexts, type MapText } from './mapTexts';
import { toTextName, type ApiMember, type ApiOverlay } from './overlayTypes';
import { stateOf } from './textState';

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
