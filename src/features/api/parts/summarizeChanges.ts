import {
  API_CHANGE_KINDS,
  type ApiChange,
  type ApiChangeKind,
} from '@site/plugins/content/api-changes/contract';

export interface ChangeCount {
  readonly kind: ApiChangeKind;
  readonly count: number;
}

/** Counts the changes by kind, without zeros. */
export function summarizeChanges(changes: readonly ApiChange[]): readonly ChangeCount[] {
  return API_CHANGE_KINDS.map((kind) => ({
    kind,
    count: changes.filter((change) => change.kind === kind).length,
  })).filter(({ count }) => count > 0);
}
