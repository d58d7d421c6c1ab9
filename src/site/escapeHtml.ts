/** Escapes text for the content of an element. */
export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Escapes text for an attribute's value in double quotes. */
export const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;');
