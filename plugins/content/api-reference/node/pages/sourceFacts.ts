/** Facts from a component's published code that its types lack. */
export interface SourceFacts {
  /** Extension of its source file. */
  readonly extension: 'js' | 'tsx';
  /** Props whose element must be able to hold a ref. */
  readonly refHolders: readonly string[];
}

/**
 * Reads the published code of a component, which is empty if it has no file of its own. Prop types
 * are generated from a `.d.ts` beside a `.js`, or from TypeScript; a comment says which.
 */
export function readSourceFacts(code = ''): SourceFacts {
  // Two spaces: keys of the prop types themselves, not of nested shapes.
  const holders = code.matchAll(/^ {2}'?([\w-]+)'?: .*\belement(?:Type)?AcceptingRef\b/gm);
  return {
    extension: code.includes('edit the d.ts file') ? 'js' : 'tsx',
    refHolders: [...holders].flatMap(([, prop]) => prop ?? []),
  };
}

/** Returns the theme names of components in a package's typings. */
export function readThemeNames(typings: readonly string[]): ReadonlySet<string> {
  return new Set(
    typings.flatMap((typing) =>
      [...typing.matchAll(/\b((?:Mui|Joy)[A-Z]\w*)\??:/g)].flatMap(([, name]) => name ?? []),
    ),
  );
}
