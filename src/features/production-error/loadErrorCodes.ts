import type { ErrorCodes } from '@site/plugins/content/error-codes/contract';

/** Fetches the texts of all error codes, a chunk of its own. Rejects when it cannot be fetched. */
export async function loadErrorCodes(): Promise<ErrorCodes> {
  const { default: codes } = await import(
    /* webpackChunkName: "error-codes" */ '@generated/error-codes/default/error-codes.json'
  );
  return codes;
}
