import type { LoadContext, Plugin } from '@docusaurus/types';
import { cacheFolder } from '../../common/files/cacheFiles';
import { ICON_STYLES, toIconFile } from './contract';
import { loadMaterialIcons, type MaterialIcons } from './node/loadMaterialIcons';

/**
 * Provides the drawings of all Material icons, a file per style, as
 * `@generated/material-icons/default/Filled.json`.
 */
export default function materialIconsPlugin({ siteDir }: LoadContext): Plugin<MaterialIcons> {
  return {
    name: 'material-icons',

    loadContent: () => loadMaterialIcons(siteDir, cacheFolder(siteDir, 'material-icons')),

    async contentLoaded({ content, actions }) {
      await Promise.all(
        ICON_STYLES.map((style) => actions.createData(toIconFile(style), content[style])),
      );
    },
  };
}
