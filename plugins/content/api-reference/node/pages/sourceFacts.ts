/** What the published code of a component tells that its types do not. */
export interface SourceFacts {
  /** The extension of the file that it was built from. */
  readonly extension: 'js' | 'tsx';
  /** The props whose element must be able to hold a ref. */
  readonly refHolders: readonly string[];
}

/**
 * Reads the published code of a component; `undefined` where it has no file of its own. Where prop
 * types are generated a comment says from what: a `.d.ts` file stands beside a `.js`.
 */
export function readSourceFacts(code = ''): SourceFacts {
  // Two spaces: the keys of the prop types themselves, not of the shapes in them.
  const holders = code.matchAll(/^ {2}'?([\w-]+)'?: .*\belement(?:Type)?AcceptingRef\b/gm);
  return {
    extension: code.includes('edit the d.ts file') ? 'js' : 'tsx',
    refHolders: [...holders].flatMap(([, prop]) => prop ?? []),
  };
}

/** The names that a package's types give to its components in the theme. */
export function readThemeNames(typings: readonly string[]): ReadonlySet<string> {
  return new Set(
    typings.flatMap((typing) =>
      [...typing.matchAll(/\b((?:Mui|Joy)[A-Z]\w*)\??:/g)].flatMap(([, name]) => name ?? []),
    ),
  );
}
