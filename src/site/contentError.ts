/**
 * A mistake of a maintainer. Takes one message, which names the file and the mend, and prints it
 * without a stack trace, which would only name the site's own code; the environment variable `DEBUG`
 * brings it back.
 */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(message: string) {
    super(message);
    // Node.js takes a stack without the name at its start for another error's.
    if (!process.env['DEBUG']) this.stack = `ContentError: ${message}`;
  }
}

/** The mistake that an error was caused by, through all that Docusaurus puts round it. */
export function findContentError(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined;
  // By name: Docusaurus loads each plugin with a copy of this module of its own.
  return error.name === 'ContentError' ? error : findContentError(error.cause);
}
