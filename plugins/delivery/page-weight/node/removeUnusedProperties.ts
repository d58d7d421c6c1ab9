import type { Declaration, Root } from 'postcss';

const NAME = /--ifm-[\w-]+/g;

/** Returns the names of Infima's custom properties in a text, such as a style sheet. */
export function propertyNames(text: string): string[] {
  return text.match(NAME) ?? [];
}

/**
 * Removes Infima's custom properties that neither `namedElsewhere` has nor another declaration refers to.
 * PurgeCSS's option `variables` removes those, too, that only kept properties refer to.
 */
export function removeUnusedProperties(root: Root, namedElsewhere: ReadonlySet<string>): void {
  let unused: Declaration[];
  do {
    const used = new Set(namedElsewhere);
    root.walkDecls(({ value }) => propertyNames(value).forEach((name) => used.add(name)));
    unused = [];
    root.walkDecls(/^--ifm-/, (declaration) => {
      if (!used.has(declaration.prop)) unused.push(declaration);
    });
    for (const declaration of unused) declaration.remove();
    // What only they referred to is unused now.
  } while (unused.length > 0);
}
