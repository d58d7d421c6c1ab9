import { ContentError } from '../../../../src/site/contentError';
import { findDemoLibrary, type DemoLibrary } from '../../../../src/site/demoLibraries';
import { analyseDemoFile } from './analyseDemoFile';
import { moduleRequests } from './moduleRequests';
import { ICONS_PACKAGE } from './versionPackages';

/** What a theme file may import of its library's package, beside icons. */
const MODULES = ['styles', 'colors', 'locale'];

/**
 * Checks the theme file of a demo.
 * @param file As in messages; `code` is its text, `undefined` if it does not exist.
 * @throws for an invalid file, or a library that takes none; names file, line and fix.
 */
export function checkDemoTheme(file: string, code: string | undefined, library: DemoLibrary): void {
  const facts = findDemoLibrary(library);
  if (facts?.newest !== 'material') {
    throw new ContentError(
      `${file} is the theme of a demo whose library takes none; remove theme="…", or import components of @mui/material in the demo.`,
    );
  }
  if (code === undefined) {
    throw new ContentError(`There is no theme file ${file}; create it or correct theme="…".`);
  }
  const allowed = MODULES.map((name) => `${facts.packageName}/${name}`);
  for (const { specifier, line, typeOnly } of moduleRequests(code, file)) {
    const isIcon = specifier.startsWith(`${ICONS_PACKAGE}/`);
    if (typeOnly || isIcon || allowed.includes(specifier)) continue;
    throw new ContentError(
      `${file}:${line}: import of "${specifier}": a theme file may import only ${allowed.join(', ')} and icons; write into it what else it needs.`,
    );
  }
  if (!analyseDemoFile(code).hasDefaultExport) {
    throw new ContentError(
      `${file}:1: a theme file needs a default export: what createTheme of ${facts.packageName}/styles returns.`,
    );
  }
}
