import { readFile } from '../../../../common/files/boundedFiles';
import type { ApiModel } from './modelRequest';

/** Content of a cache file. */
export interface CachedModel extends ApiModel {
  readonly key: string;
}

/** Reads a cache file. One that is missing, cut off or of another key is no error: the model is extracted again. */
export async function readCachedModel(file: string, key: string): Promise<CachedModel | undefined> {
  try {
    const model = JSON.parse(await readFile(file, 'utf8')) as CachedModel;
    return model.key === key ? model : undefined;
  } catch {
    return undefined;
  }
}
