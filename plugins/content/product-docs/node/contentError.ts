/**
 * An error in what a maintainer wrote. It names the file, so that the lines of this plugin's own
 * code would only stand between the reader and the message.
 */
export class ContentError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ContentError';
    this.stack = `${this.name}: ${message}`;
  }
}
