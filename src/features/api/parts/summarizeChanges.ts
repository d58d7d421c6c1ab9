import { API_CHANGE_KINDS, type ApiChange } from '@site/plugins/content/api-changes/contract';

/** Counts the changes by kind, without zeros. */
export function summarizeChanges(changes: readonly ApiChange[]) {
  return API_CHANGE_KINDS.map((kind) => ({
    kind,
    count: changes.filter((change) => change.kind === kind).length,
  })).filter(({ count }) => count > 0);
}
