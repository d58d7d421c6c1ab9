/** Import name -> module namespace. */
type ImportScope = Readonly<Record<string, unknown>>;

/**
 * Available imports of edited demos, by folder relative to the site. The build replaces this file
 * with generated code (`node/scopeModule.ts`); server and tests use it as it is.
 */
export const demoScopes: Readonly<Record<string, (() => Promise<ImportScope>) | undefined>> = {};
