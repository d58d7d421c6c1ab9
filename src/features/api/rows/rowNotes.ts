import type { ApiRow } from '@site/plugins/content/api-reference/contract';
import type { TranslationKey } from '@site/src/features/locale';

/** What a row may say beside its name. */
export interface NotedRow extends Pick<ApiRow, 'deprecated'> {
  readonly required?: true;
  readonly global?: true;
}

/**
 * The texts beside a row's name in the lists. Props are optional unless they say otherwise; values
 * that a hook returns are there unless they say otherwise (`isResult`).
 */
export function rowNotes(row: NotedRow, isResult = false): readonly TranslationKey[] {
  const notes: TranslationKey[] = [];
  if (!isResult && row.required) notes.push('api.required');
  if (isResult && !row.required) notes.push('api.optional');
  if (row.global) notes.push('api.state');
  if (row.deprecated !== undefined) notes.push('api.deprecated');
  return notes;
}
