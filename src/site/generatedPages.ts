/**
 * Front matter field of generated API pages. Its value is the page's pathname, without language and
 * trailing slash.
 */
export const GENERATED_FIELD = 'api_page';

const MARK = new RegExp(`^${GENERATED_FIELD}: `, 'm');

/** Whether a file is generated. Only generated files are overwritten or deleted. */
export const isGenerated = (content: string) =>
  content.startsWith('---\n') && MARK.test(content.slice(0, content.indexOf('\n---', 4)));
