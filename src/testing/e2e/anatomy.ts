import type { Locator } from '@playwright/test';
import { Parser } from 'htmlparser2';

/** An element of an anatomy, and what must be in it. */
export interface AnatomyElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: AnatomyElement[];
  text: string;
  /** Whether a comment with `…` stands for elements around the children that are left out. */
  abridged: boolean;
}

/** Stands for any text, attribute value or element. */
const ANYTHING = '…';

/** Parses the HTML of an anatomy. */
export function parseAnatomy(html: string): AnatomyElement[] {
  const root: AnatomyElement = { tag: '', attributes: {}, children: [], text: '', abridged: false };
  const open = [root];
  const current = () => open.at(-1) ?? root;
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const element = { tag, attributes, children: [], text: '', abridged: false };
        current().children.push(element);
        open.push(element);
      },
      ontext(text) {
        current().text += text;
      },
      oncomment(comment) {
        if (comment.includes(ANYTHING)) current().abridged = true;
      },
      onclosetag() {
        open.pop();
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false },
  );
  parser.end(html);
  return root.children;
}

/**
 * Returns the elements of `anatomy` that `demo`, the rendered elements, has nothing for: the same tag, classes and attributes,
 * with the children in this order. What an anatomy does not mention is ignored.
 */
export function findMissing(demo: Locator, anatomy: readonly AnatomyElement[]): Promise<string[]> {
  return demo.evaluateAll(
    (rendered, { elements, anything }) => {
      /** The failure that most of the anatomy was found before. */
      let deepest = '';
      let reached = -1;
      const accepts = (found: Element, expected: AnatomyElement, depth: number): boolean => {
        const { tag, attributes, text } = expected;
        const isAlike =
          found.localName === tag &&
          Object.entries(attributes).every(([name, value]) =>
            name === 'class'
              ? value.split(/\s+/).every((each) => found.classList.contains(each))
              : found.hasAttribute(name) &&
                (value === anything || found.getAttribute(name) === value),
          );
        if (!isAlike) return false;
        const own = text.trim();
        if (own !== '' && own !== anything && !found.textContent?.includes(own)) return false;
        const candidates = [...(expected.abridged ? found.querySelectorAll('*') : found.children)];
        return expected.children.every((child) => {
          const index = candidates.findIndex((candidate) => accepts(candidate, child, depth + 1));
          if (index < 0 && depth > reached) {
            reached = depth;
            deepest = `<${child.tag} ${JSON.stringify(child.attributes)}> in <${tag}>`;
          }
          candidates.splice(0, index + 1);
          return index >= 0;
        });
      };
      return elements
        .filter((each) => !rendered.some((found) => accepts(found, each, 0)))
        .map(
          ({ tag, attributes }) => `<${tag} ${JSON.stringify(attributes)}>; at the end: ${deepest}`,
        );
    },
    { elements: [...anatomy], anything: ANYTHING },
  );
}
