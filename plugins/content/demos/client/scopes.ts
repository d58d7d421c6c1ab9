/** Import name -> the module, as `import * as` gives it. */
type ImportScope = Readonly<Record<string, unknown>>;

/**
 * A folder with demos, from the site's -> what its demos may import while they are edited. The
 * build answers an import of this file with generated code (`node/scopeModule.ts`); as written here
 * it is what the server and the tests get.
 */
export const demoScopes: Readonly<Record<string, (() => Promise<ImportScope>) | undefined>> = {};
