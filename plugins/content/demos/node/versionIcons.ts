import { generate } from '@docusaurus/utils';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readFile } from '../../../common/files/boundedFiles';
import { findPackageFolder } from '../../../common/packages/findPackageFolder';
import { ICONS_PACKAGE, iconsFolder, type PackagedVersion } from './versionPackages';

const FACTORY = /(['"])\.\/utils\/createSvgIcon(?:\.js)?\1/;

/** Returns the icons that code imports, e.g. `Delete`. */
export function findIconNames(code: string): string[] {
  const requests = code.matchAll(new RegExp(`(['"])${ICONS_PACKAGE}/(\\w+)\\1`, 'g'));
  return [...new Set([...requests].flatMap(([, , name]) => name ?? []))];
}

/**
 * Converts an icon's published module to one that renders with another version of the library.
 * @throws if the code has an unknown format.
 */
export function drawIcon(code: string, name: string, installedAs: string): string {
  if (!FACTORY.test(code)) {
    throw new Error(
      `${ICONS_PACKAGE}/esm/${name}.js imports no "./utils/createSvgIcon"; adapt versionIcons.ts.`,
    );
  }
  return code.replace(FACTORY, JSON.stringify(`${installedAs}/utils/createSvgIcon`));
}

async function readDemos(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = await readdir(folder, { recursive: true });
  return Promise.all(
    names
      .filter((name) => /\.(?:tsx|playground\.ts)$/.test(name))
      .map((name) => readFile(path.join(folder, name), 'utf8')),
  );
}

/**
 * Writes the icons that demos of an older version import. The icons package requires the newest
 * library and cannot be installed twice, so only the SVG data is taken from it.
 */
export async function writeVersionIcons(
  version: PackagedVersion,
  { siteDir, generatedFilesDir }: { readonly siteDir: string; readonly generatedFilesDir: string },
): Promise<void> {
  const demos = await readDemos(path.join(siteDir, version.docsPath));
  const drawings = findPackageFolder(siteDir, ICONS_PACKAGE) ?? '';
  const folder = path.join(generatedFilesDir, iconsFolder(version));
  await Promise.all(
    [...new Set(demos.flatMap(findIconNames))].map(async (name) => {
      const file = path.join(drawings, 'esm', `${name}.js`);
      // An icon that does not exist results in a resolution error that names the demo.
      if (!existsSync(file)) return;
      const code = drawIcon(await readFile(file, 'utf8'), name, version.installedAs);
      await generate(folder, `${name}.js`, code);
    }),
  );
}
