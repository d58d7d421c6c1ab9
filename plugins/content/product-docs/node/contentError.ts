/**
 * A maintainer's mistake. The message names the file; a stack would only obscure it, so there is
 * none.
 */
export class ContentError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ContentError';
    this.stack = `${this.name}: ${message}`;
  }
}
