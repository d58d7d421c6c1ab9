import type { WorkerMessage } from '../contract';
import { isOwnPath } from '../isOwnPath';
import { LIMITS } from './entriesToDrop';

/** Validates a message of a page; `null` for anything else. */
export function parseMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, path, files } = data as Readonly<Record<string, unknown>>;
  if (type === 'SKIP_WAITING') return { type };
  const isOpened =
    type === 'OPENED' && Array.isArray(files) && files.length <= LIMITS.files && isOwnPath(path);
  if (!isOpened) return null;
  return files.every(isOwnPath) ? { type, path, files } : null;
}
