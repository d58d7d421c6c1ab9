import { generate } from '@docusaurus/utils';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readFile } from '../../../common/files/boundedFiles';
import { findPackageFolder } from '../../../common/packages/findPackageFolder';
import { ICONS_PACKAGE, iconsFolder, type PackagedVersion } from './versionPackages';

const FACTORY = /(['"])\.\/utils\/createSvgIcon(?:\.js)?\1/;

/** The icons that code imports, e.g. `Delete`. */
export function findIconNames(code: string): string[] {
  const requests = code.matchAll(new RegExp(`(['"])${ICONS_PACKAGE}/(\\w+)\\1`, 'g'));
  return [...new Set([...requests].flatMap(([, , name]) => name ?? []))];
}

/**
 * An icon's module, drawn by another version of the library. Takes the module's published code.
 * @throws When the code is not as it was: it names no function that draws.
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
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => readFile(path.join(folder, name), 'utf8')),
  );
}

/**
 * Writes the icons that the demos of an older version import. Their package draws with the newest
 * library and can be installed beside no other, so the drawings are taken from it, and only they.
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
      // An icon that does not exist is an import that cannot be resolved, with the demo's name.
      if (!existsSync(file)) return;
      const code = drawIcon(await readFile(file, 'utf8'), name, version.installedAs);
      await generate(folder, `${name}.js`, code);
    }),
  );
}
