import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Used properties of a `package.json`. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Reads the `package.json` of a folder. */
export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
