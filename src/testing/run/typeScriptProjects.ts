import { existsSync, readdirSync } from 'node:fs';

/** The older versions of products, whose demos are written for older packages. */
export const olderTypeScriptProjects = (): readonly string[] =>
  readdirSync('.')
    .filter((name) => name.endsWith('_versioned_docs'))
    .flatMap((name) => readdirSync(name).map((version) => `${name}/${version}`))
    .filter((folder) => existsSync(`${folder}/tsconfig.json`));
