import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { ContentError } from '../../../../src/site/contentError';
import { readFile, writeFile } from '../../../common/files/boundedFiles';
import { getPackageFolder } from '../../../common/packages/findPackageFolder';
import { readManifest } from '../../../common/packages/readManifest';
import { ICON_STYLES, type IconMarkup, type IconStyle } from '../contract';
import { readIconMarkup } from './readIconMarkup';

const PACKAGE = '@mui/icons-material';

export type MaterialIcons = Readonly<Record<IconStyle, IconMarkup>>;

/** Splits a component's name: `DeleteTwoTone` -> `Delete` in the style `TwoTone`. */
export function parseIconName(component: string): { name: string; style: IconStyle } {
  const style = ICON_STYLES.find((one) => one !== 'Filled' && component.endsWith(one));
  return style
    ? { name: component.slice(0, -style.length), style }
    : { name: component, style: 'Filled' };
}

async function readIcons(folder: string): Promise<MaterialIcons> {
  const icons: Record<IconStyle, Record<string, string>> = {
    Filled: {},
    Outlined: {},
    Rounded: {},
    TwoTone: {},
    Sharp: {},
  };
  const modules = path.join(folder, 'esm');
  const files = (await readdir(modules)).filter((file) => /^[A-Z]\w*\.js$/.test(file)).sort();
  const sources = await Promise.all(
    files.map((file) => readFile(path.join(modules, file), 'utf8')),
  );
  files.forEach((file, index) => {
    const markup = readIconMarkup(sources[index] ?? '');
    if (markup === undefined) return;
    const { name, style } = parseIconName(path.basename(file, '.js'));
    icons[style][name] = markup;
  });
  return icons;
}

/**
 * Reads the drawings of all installed Material icons; cached until the package's version changes.
 * @throws if the package is not installed, or its modules have another form.
 */
export async function loadMaterialIcons(siteDir: string, cacheDir: string): Promise<MaterialIcons> {
  const folder = getPackageFolder(siteDir, PACKAGE);
  const { version } = readManifest(folder);
  const cacheFile = path.join(cacheDir, `${version}.json`);
  try {
    return JSON.parse(await readFile(cacheFile, 'utf8')) as MaterialIcons;
  } catch {
    // Missing or damaged: read again.
  }
  const icons = await readIcons(folder);
  const empty = ICON_STYLES.filter((style) => Object.keys(icons[style]).length === 0);
  if (empty.length > 0) {
    throw new ContentError(
      `material-icons: ${PACKAGE} ${version} has no icons of ${empty.join(', ')} that can be read. ` +
        'Adapt plugins/content/material-icons/node/readIconMarkup.ts to its modules.',
    );
  }
  await mkdir(cacheDir, { recursive: true });
  await writeFile(cacheFile, JSON.stringify(icons));
  return icons;
}
