import { HEAD_MARK } from './headMark';

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A tag that counts for the page that the reader opened, not for those that follow. */
export function headTag(name: string, attributes: Readonly<Record<string, string>>): string {
  const texts = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${escapeAttribute(value)}"`,
  );
  return `<${name}${texts.join('')} ${HEAD_MARK}>`;
}

const HEAD_END = /<\/head[\s>]/i;

/** Adds tags to the end of a page's head. @throws An Error when the page has none. */
export function addToHead(html: string, tags: string, file: string): string {
  if (tags === '') return html;
  if (!HEAD_END.test(html)) throw new Error(`${file} has no head to which tags could be added.`);
  return html.replace(HEAD_END, (end) => `${tags}${end}`);
}
