import type { ApiModel } from './modelRequest';

/** What the extraction of a model took. */
export interface ExtractionCost {
  /** Without starting the process. */
  readonly seconds: number;
  /** The peak resident memory of the process in bytes, with the packages before. */
  readonly peakMemory: number;
}

/** The content of a cache file. */
export interface CachedModel extends ApiModel {
  readonly key: string;
  readonly cost: ExtractionCost;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether it is a file of the contract, of components or of hooks. */
function isModelFile(value: unknown, members: 'components' | 'hooks'): boolean {
  return (
    isRecord(value) &&
    value['schema'] === 1 &&
    typeof value['package'] === 'string' &&
    typeof value['version'] === 'string' &&
    isRecord(value[members])
  );
}

/**
 * Reads the text of a cache file; `undefined` where it is damaged or has another key. Only what its
 * writer promises is checked, not each component.
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
    isRecord(value['cost']) &&
    isModelFile(value['components'], 'components') &&
    (value['hooks'] === null || isModelFile(value['hooks'], 'hooks'));
  return isValid ? (value as unknown as CachedModel) : undefined;
}
