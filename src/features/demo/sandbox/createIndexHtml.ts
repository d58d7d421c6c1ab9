import { escapeAttribute, escapeText } from '@site/src/site/escapeHtml';
import {
  findDemoLibrary,
  type DemoLibrary,
  type NewestLibrary,
} from '@site/src/site/demoLibraries';

export interface IndexHtmlOptions {
  readonly title: string;
  /** Language tag, e.g. `en`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly library: DemoLibrary;
  /** Path of the script relative to the project. */
  readonly script: string;
  /** All code of the demo. */
  readonly code: string;
}

/** Fonts that the libraries' themes use, in all versions. */
const THEME_FONTS: Readonly<Partial<Record<NewestLibrary, string>>> = {
  material: 'https://fonts.googleapis.com/css2?family=Roboto:wght@300;400;500;700&display=swap',
  joy: 'https://fonts.googleapis.com/css2?family=Inter:wght@300;400;500;600;700&display=swap',
};

/** Class suffix after `material-icons` -> font family. */
const ICON_FONTS: Readonly<Record<string, string>> = {
  '': 'Material+Icons',
  '-outlined': 'Material+Icons+Outlined',
  '-round': 'Material+Icons+Round',
  '-sharp': 'Material+Icons+Sharp',
  '-two-tone': 'Material+Icons+Two+Tone',
};

/** Names imported from the library's index. */
const MATERIAL_IMPORTS = /\{([^{}]*)\}\s*from\s*['"]@mui\/material['"]/g;

/** Whether the code imports `Icon`, which uses the plain icon font by default. */
function importsIcon(code: string): boolean {
  return (
    /['"]@mui\/material\/Icon['"]/.test(code) ||
    [...code.matchAll(MATERIAL_IMPORTS)].some(([, names = '']) => /\bIcon\b/.test(names))
  );
}

/** Returns the URL of the icon fonts that the code uses; `null` if it uses none. */
function iconFontUrl(code: string): string | null {
  const classes = [...code.matchAll(/\bmaterial-icons(-[a-z-]+)?\b/g)];
  const named = classes.map(([, suffix = '']) => ICON_FONTS[suffix]);
  const families = new Set(named.filter((family) => family !== undefined));
  if (families.size === 0 && importsIcon(code)) families.add('Material+Icons');
  if (families.size === 0) return null;
  return `https://fonts.googleapis.com/icon?family=${[...families].sort().join('|')}`;
}

/** Returns the page of a sandbox project, with the fonts that library and icons need. */
export function createIndexHtml(options: IndexHtmlOptions): string {
  const library = findDemoLibrary(options.library);
  const fonts = [library && THEME_FONTS[library.newest], iconFontUrl(options.code)].filter(
    (url) => url != null,
  );
  const lines = [
    '<!doctype html>',
    `<html lang="${escapeAttribute(options.language)}" dir="${options.direction}">`,
    '  <head>',
    '    <meta charset="utf-8" />',
    '    <meta name="viewport" content="width=device-width, initial-scale=1" />',
    `    <title>${escapeText(options.title)}</title>`,
    ...(fonts.length > 0
      ? [
          '    <link rel="preconnect" href="https://fonts.googleapis.com" />',
          '    <link rel="preconnect" href="https://fonts.gstatic.com" crossorigin />',
        ]
      : []),
    ...fonts.map((url) => `    <link rel="stylesheet" href="${escapeAttribute(url)}" />`),
    '  </head>',
    '  <body>',
    '    <div id="root"></div>',
    `    <script type="module" src="/${options.script}"></script>`,
    '  </body>',
    '</html>',
  ];
  return `${lines.join('\n')}\n`;
}
