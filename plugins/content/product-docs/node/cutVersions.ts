import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CURRENT_VERSION } from '../../../../src/site/products';
import { ContentError } from '../../../../src/site/contentError';

/** Reads the versions of a product that `docs:version` has cut. */
export function readCutVersions(siteDir: string, productId: string): readonly string[] {
  const file = path.join(siteDir, `${productId}_versions.json`);
  if (!existsSync(file)) return [];
  const names: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(names)) throw new ContentError(`${path.basename(file)} is not a list.`);
  return names.map(String);
}

/**
 * Returns the options of existing versions. Docusaurus rejects others, so that `docs:version` could
 * not be run to create them.
 */
export function withoutUncut<Options>(
  versions: Readonly<Record<string, Options>>,
  cut: readonly string[],
): Record<string, Options> {
  return Object.fromEntries(
    Object.entries(versions).filter(([name]) => name === CURRENT_VERSION || cut.includes(name)),
  );
}

/** Finds configured versions that do not exist, one sentence each. */
export function findVersionProblems(
  productId: string,
  named: readonly string[],
  cut: readonly string[],
): string[] {
  return named
    .filter((name) => name !== CURRENT_VERSION && !cut.includes(name))
    .map(
      (name) =>
        `src/site/products.ts: ${productId} has the version "${name}", which was never cut. Run ` +
        `"npm run version:cut -- ${productId} ${name}", or "version:remove" with the same names.`,
    );
}
