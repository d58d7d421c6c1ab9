import type { ApiModel } from './modelRequest';

/** Content of a cache file. */
export interface CachedModel extends ApiModel {
  readonly key: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value has the shape of a components or hooks file. */
function isModelFile(value: unknown, members: 'components' | 'hooks'): boolean {
  return (
    isRecord(value) &&
    typeof value['package'] === 'string' &&
    typeof value['version'] === 'string' &&
    isRecord(value[members])
  );
}

/**
 * Parses a cache file; `undefined` if it is damaged or has another key. Checks only the outer
 * structure.
 */
export function parseCachedModel(text: string, key: string): CachedModel | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const isValid =
    isRecord(value) &&
    value['key'] === key &&
    isModelFile(value['components'], 'components') &&
    (value['hooks'] === null || isModelFile(value['hooks'], 'hooks'));
  return isValid ? (value as unknown as CachedModel) : undefined;
}
