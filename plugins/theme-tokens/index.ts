import type { LoadContext, Plugin } from '@docusaurus/types';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fontTags } from './fontTags';
import { tokensToCss } from './tokensToCss';

function writeWhenChanged(file: string, text: string) {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    // Not there yet.
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Adds the design tokens as CSS variables, and the web font, to every page. */
export default function themeTokens(context: LoadContext): Plugin {
  const sheet = path.join(context.generatedFilesDir, 'theme-tokens', 'tokens.css');
  writeWhenChanged(sheet, tokensToCss());
  return {
    name: 'theme-tokens',
    getClientModules: () => [sheet],
    injectHtmlTags: () => ({ headTags: fontTags() }),
  };
}
