import type { Plugin } from '@docusaurus/types';
import path from 'node:path';

/** Replaces React's renderer of pages by one that keeps all characters. */
export default function serverRenderer(): Plugin {
  return {
    name: 'server-renderer',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {
            // Before Docusaurus's alias of all of `react-dom`.
            mergeStrategy: { 'resolve.alias': 'prepend' },
            resolve: { alias: { 'react-dom/server$': path.join(__dirname, 'wholeCharacters.ts') } },
          }
        : {},
  };
}
