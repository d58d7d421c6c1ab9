/**
 * A maintainer's mistake in the content or configuration. The message names the file and the fix. Printed
 * without a stack trace, which would only show the site's own code, unless `DEBUG` is set.
 */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(message: string) {
    super(message);
    // Node.js expects the stack to start with the name.
    if (!process.env['DEBUG']) this.stack = `ContentError: ${message}`;
  }
}

/** Finds the `ContentError` in an error's chain of causes, which Docusaurus wraps several times. */
export function findContentError(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined;
  // By name, because Docusaurus loads a separate copy of this module for each plugin.
  return error.name === 'ContentError' ? error : findContentError(error.cause);
}
