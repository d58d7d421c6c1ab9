/** Written by `plugins/error-codes`. */
declare module '@generated/error-codes/default/error-codes.json' {
  import type { ErrorCodes } from '@site/plugins/error-codes/contract';

  const codes: ErrorCodes;
  export default codes;
}
