import { escapeAttribute } from '../../../src/site/escapeHtml';
import { HEAD_MARK } from './headMark';

/** Returns a tag that is removed on client-side navigation. */
export function headTag(name: string, attributes: Readonly<Record<string, string>>): string {
  const texts = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${escapeAttribute(value)}"`,
  );
  return `<${name}${texts.join('')} ${HEAD_MARK}>`;
}

const HEAD_END = /<\/head[\s>]/i;

/** Appends tags to a page's head. @throws An Error if the page has no head. */
export function addToHead(html: string, tags: string, file: string): string {
  if (tags === '') return html;
  if (!HEAD_END.test(html)) throw new Error(`${file} has no head to which tags could be added.`);
  return html.replace(HEAD_END, (end) => `${tags}${end}`);
}
