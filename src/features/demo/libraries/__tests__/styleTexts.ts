/** The rules that a document's style elements have, written without spaces, one string each. */
export function styleTexts({ head }: Document): string[] {
  return [...head.querySelectorAll('style')].map((style) =>
    [...(style.sheet?.cssRules ?? [])].map((rule) => rule.cssText.replace(/\s+/g, '')).join('\n'),
  );
}
