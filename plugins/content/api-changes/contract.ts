/** JSON types of the changes between two models of a package. */

export const API_CHANGE_KINDS = [
  'added',
  'removed',
  /** The types no longer list the key of a class that components still have. */
  'keyRemoved',
  'renamed',
  'typeChanged',
  'defaultChanged',
  'requiredChanged',
  'deprecated',
  'undeprecated',
] as const;
export type ApiChangeKind = (typeof API_CHANGE_KINDS)[number];

export const API_CHANGE_SUBJECTS = ['component', 'prop', 'slot', 'class'] as const;
export type ApiChangeSubject = (typeof API_CHANGE_SUBJECTS)[number];

export interface ApiChange {
  readonly kind: ApiChangeKind;
  readonly subject: ApiChangeSubject;
  /** Name in the newer version; in the older one if it was removed. */
  readonly name: string;
  /** Former name, type, default, or `required`/`optional`. */
  readonly from?: string;
  readonly to?: string;
  /** Reason of a deprecation, in Markdown. */
  readonly note?: string;
  /** CSS class, of a class or of a slot with one; of `keyRemoved` the one that remains. */
  readonly className?: string;
  /** Anchor on the component's API page; absent if that page does not show it. */
  readonly anchor?: string;
}

export interface ApiComponentChanges {
  readonly name: string;
  readonly slug: string;
  readonly changes: readonly ApiChange[];
}

/** Changes between two versions of a package; also published as JSON. */
export interface ApiChangesFile {
  readonly schema: 1;
  readonly package: string;
  readonly from: string;
  readonly to: string;
  readonly components: readonly ApiComponentChanges[];
}
