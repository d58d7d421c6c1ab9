/**
 * Why a product could not be saved: not enough space, a file failed to load, a deploy happened
 * meanwhile, or the reader cancelled.
 */
export type SaveFailure = 'space' | 'network' | 'changed' | 'cancelled';

export class SaveError extends Error {
  override readonly name = 'SaveError';

  constructor(
    readonly reason: SaveFailure,
    options?: ErrorOptions,
  ) {
    super(`The product could not be saved: ${reason}.`, options);
  }
}

/** Maps an error to the reason that readers are shown. */
export function toSaveFailure(error: unknown, signal: AbortSignal): SaveFailure {
  if (signal.aborted) return 'cancelled';
  if (error instanceof SaveError) return error.reason;
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'space' : 'network';
}
