import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { writeFile } from '../../common/files/boundedFiles';
import { findPackageFolder } from '../../common/packages/findPackageFolder';
import { LICENSES_PATH } from './contract';
import { bundledPackagesPlugin } from './node/bundledPackages';
import { licenseOf } from './node/licenseOf';
import { licensesText } from './node/licensesText';

/** Fonts, which the bundler only copies if at all, and the search, which brings its own scripts. */
const OTHER_PACKAGES = [
  '@fontsource/geist-sans',
  '@fontsource/material-icons',
  '@fontsource/noto-sans-sc',
  'pagefind',
];

/** Writes the licences of the packages that are in the finished site to one file. */
export default function licensesPlugin({ i18n, siteDir }: LoadContext): Plugin {
  const folders = new Set<string>();
  return {
    name: 'licenses',

    configureWebpack(_config, isServer) {
      if (isServer || process.env['NODE_ENV'] !== 'production') return {};
      return { plugins: [bundledPackagesPlugin(folders)] };
    },

    async postBuild({ outDir }) {
      // All languages have the same packages.
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const others = OTHER_PACKAGES.map((name) => findPackageFolder(siteDir, name));
      const licenses = [...folders, ...others.filter((folder) => folder !== undefined)]
        .map(licenseOf)
        .filter((license) => license !== undefined);
      await writeFile(path.join(outDir, LICENSES_PATH), licensesText(licenses));
    },
  };
}
