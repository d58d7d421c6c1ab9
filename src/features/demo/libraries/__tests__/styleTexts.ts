/** Returns the rules of a document's style elements without white space, one string each. */
export function styleTexts({ head }: Document): string[] {
  return [...head.querySelectorAll('style')].map((style) =>
    [...(style.sheet?.cssRules ?? [])].map((rule) => rule.cssText.replace(/\s+/g, '')).join('\n'),
  );
}
