import type { ErrorCodes } from '@site/plugins/content/error-codes/contract';

/** Loads the messages of all error codes, a separate chunk. Rejects on failure. */
export async function loadErrorCodes(): Promise<ErrorCodes> {
  const { default: codes } = await import(
    /* webpackChunkName: "error-codes" */ '@generated/error-codes/default/error-codes.json'
  );
  return codes;
}
