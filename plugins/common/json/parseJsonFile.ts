import { ContentError } from '../../../src/site/contentError';
import { JsonSyntaxError, parseJson } from './parseJson';

/**
 * The value in the text of a JSON file. `file` is its path for messages.
 * @throws A `ContentError` that names file and line when the text is no JSON.
 */
export function parseJsonFile(source: string, file: string): unknown {
  try {
    return JSON.parse(source) as unknown;
  } catch (error) {
    try {
      // Slower, but it knows the line.
      parseJson(source);
    } catch (located) {
      if (located instanceof JsonSyntaxError) {
        throw new ContentError(`${file}:${located.line}: invalid JSON, ${located.message}.`);
      }
    }
    throw error;
  }
}
