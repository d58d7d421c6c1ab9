import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { leaveStaticFiles } from '../../common/html-postbuild/editBuiltPages';
import type { Services } from '../../../src/site/services';
import { securePages } from './node/securePages';

/**
 * Writes the security headers of the built site, with a content security policy that allows exactly
 * the inline scripts of its pages. List it after all other plugins that edit built pages.
 */
export default function securityPlugin({
  siteDir,
  baseUrl,
  i18n,
  siteConfig,
}: LoadContext): Plugin {
  return {
    name: 'security',

    async postBuild({ outDir }) {
      leaveStaticFiles(
        outDir,
        siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder)),
      );
      await securePages({
        outDir,
        rootDir: i18n.currentLocale === i18n.defaultLocale ? outDir : path.dirname(outDir),
        baseUrl,
        services: siteConfig.customFields?.['services'] as Services,
      });
    },
  };
}
