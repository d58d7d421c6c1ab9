/**
 * Why a product could not be saved: there is too little room, a file did not come, another build took
 * the place of this one meanwhile, or the reader changed their mind.
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

/** Why something that failed did, as readers are told. */
export function toSaveFailure(error: unknown, signal: AbortSignal): SaveFailure {
  if (signal.aborted) return 'cancelled';
  if (error instanceof SaveError) return error.reason;
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'space' : 'network';
}
