import type { ApiRow } from '@site/plugins/content/api-reference/contract';
import type { TranslationKey } from '@site/src/features/locale';

/** Properties of a row that are shown beside its name. */
export interface NotedRow extends Pick<ApiRow, 'deprecated'> {
  readonly required?: true;
  readonly global?: true;
}

/**
 * Returns the notes beside a row's name in the list layouts. By default props are optional; return
 * values of a hook (`isResult`) are not.
 */
export function rowNotes(row: NotedRow, isResult = false): readonly TranslationKey<'api'>[] {
  const notes: TranslationKey<'api'>[] = [];
  if (!isResult && row.required) notes.push('api.required');
  if (isResult && !row.required) notes.push('api.optional');
  if (row.global) notes.push('api.state');
  if (row.deprecated !== undefined) notes.push('api.deprecated');
  return notes;
}
