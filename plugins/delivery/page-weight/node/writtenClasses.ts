/** What a `class` or `className` is set to, the arguments of `clsx`, and a string that gets a name. */
const CLASS_VALUE =
  /\b\w*[cC]lass(?:Name)?["']?\s*[=:]\s*(?:("[^"]*"|'[^']*')|(\{(?:[^{}]|\{[^{}]*\})*\}))|\bclsx\(((?:[^()]|\([^()]*\))*)\)|\s=\s+('[^']*'|"[^"]*")/g;

/** Strings, and the keys of an object. */
const CLASS_LIST = /"[^"]*"|'[^']*'|`[^`]*`|[\w-]+(?=["']?\s*:)/g;

/** Variants and parts of Infima's components: `button--primary`, `card__header`, `col--` before an expression. */
const COMPOUND = /\b[a-z][a-z\d]*(?:-[a-z\d]+)*(?:--|__)[\w-]*/g;

/**
 * Returns the classes that a source text may put on elements, and the components to which they belong. Takes
 * names with a `--` or `__` from anywhere, other words only from classes: `button` and `row` stand in every
 * text. A name that ends with `--` or `__` is completed at run time.
 */
export function writtenClasses(text: string): string[] {
  const values = [...text.matchAll(CLASS_VALUE)].map((match) => match.slice(1).join(''));
  const lists = values.flatMap((value) => value.match(CLASS_LIST) ?? []);
  const words = lists.flatMap((list) => list.replace(/\$\{[^}]*\}/g, '').match(/[\w-]+/g) ?? []);
  const compounds = text.match(COMPOUND) ?? [];
  const bases = compounds.map((name) => name.replace(/(?:--|__).*/, ''));
  return [...new Set([...words, ...compounds, ...bases])];
}
