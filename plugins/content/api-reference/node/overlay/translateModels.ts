import type { ApiMember } from '../../contract';
import type { ApiModel } from '../models/modelRequest';
import { findMemberId } from './documentedMembers';
import { mapTexts } from './mapTexts';
import { stateOf, toTextName, type ApiOverlay } from './overlay';

const EMPTY: ApiOverlay = new Map();

/** Returns the overlay of the component that a file of the same package declares. */
export type FindOrigin = (file: string) => ApiOverlay | undefined;

/**
 * Replaces the English texts of a component or hook by translations. Stale translations are
 * skipped, since a wrong description is worse than an English one; unknown names are ignored. Pure.
 * @param findOrigin Returns the overlays that translate inherited props.
 */
export function applyOverlay<Member extends ApiMember>(
  member: Member,
  overlay: ApiOverlay = EMPTY,
  findOrigin: FindOrigin = () => undefined,
): Member {
  return mapTexts(member, (english, path, inheritedFrom) => {
    const own = inheritedFrom === undefined ? overlay : findOrigin(inheritedFrom);
    return own && stateOf(own, path, english) === 'translated'
      ? (own.get(toTextName(path))?.text ?? english)
      : english;
  });
}

/**
 * Translates models, with English as fallback. Compare versions before, since changes are found in
 * English models. Pure.
 */
export function translateModels(
  models: readonly ApiModel[],
  overlays: ReadonlyMap<string, ApiOverlay>,
): readonly ApiModel[] {
  if (overlays.size === 0) return models;
  return models.map(({ components: file, hooks }): ApiModel => {
    const overlayOf = ({ name }: ApiMember) => overlays.get(findMemberId(file.package, name) ?? '');
    const byFile = new Map(
      Object.values(file.components).map((component) => [component.file, overlayOf(component)]),
    );
    const translate = <Member extends ApiMember>(members: Readonly<Record<string, Member>>) =>
      Object.fromEntries(
        Object.entries(members).map(([name, member]) => [
          name,
          applyOverlay(member, overlayOf(member), (declaring) => byFile.get(declaring)),
        ]),
      );
    return {
      components: {
        ...file,
        components: translate(file.components),
        interfaces: file.interfaces && translate(file.interfaces),
      },
      hooks: hooks && { ...hooks, hooks: translate(hooks.hooks) },
    };
  });
}
