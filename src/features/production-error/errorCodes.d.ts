/** Written by `plugins/content/error-codes`. */
declare module '@generated/error-codes/default/error-codes.json' {
  import type { ErrorCodes } from '@site/plugins/content/error-codes/contract';

  const codes: ErrorCodes;
  export default codes;
}
