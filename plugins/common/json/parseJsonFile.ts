import { ContentError } from '../../../src/site/contentError';
import { JsonSyntaxError, parseJson } from './parseJson';

/**
 * Parses the text of a JSON file. `file` is its path for messages.
 * @throws A `ContentError` that names file and line if the text is not valid JSON.
 */
export function parseJsonFile(source: string, file: string): unknown {
  try {
    return JSON.parse(source) as unknown;
  } catch (error) {
    try {
      // Slower, but knows the line.
      parseJson(source);
    } catch (located) {
      if (located instanceof JsonSyntaxError) {
        throw new ContentError(`${file}:${located.line}: invalid JSON, ${located.message}.`);
      }
    }
    throw error;
  }
}
