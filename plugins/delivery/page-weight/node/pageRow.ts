import type { PageRow } from '../contract';
import { PAGE_ROW_ID } from '../contract';
import type { PageManifest } from './pageManifest';
import type { Leaf } from './splitRoutes';

/** Returns the row of a page; `null` if one of its chunks can only be loaded through the table. */
export function toPageRow(
  { route, names, own, doc }: Leaf,
  manifest: PageManifest,
): PageRow | null {
  const modules: Record<string, PageRow['modules'][string]> = {};
  for (const name of own) {
    const facts = manifest.get(name);
    if (facts?.moduleId === undefined) return null;
    modules[name] = { chunks: facts.chunks, id: facts.moduleId };
  }
  return {
    path: route.path,
    attributes: route.attributes,
    names,
    modules,
    ...(doc && { doc }),
  };
}

/**
 * Returns the scripts that a page needs in addition to those in its HTML, relative to the output
 * folder.
 */
export function toPageScripts({ all }: Leaf, manifest: PageManifest): string[] {
  return [...new Set(all.flatMap((name) => manifest.get(name)?.files ?? []))];
}

const MAIN_SCRIPT = /<script src="?[^ ">]*\/main\.[^ ">]*"?[^>]*><\/script>/;

/**
 * Adds a page's scripts and row to its HTML, so that the scripts load in parallel with the main
 * script. Throws an error that names the file if there is no main script.
 */
export function addPageRow(
  html: string,
  file: string,
  { row, scripts, baseUrl }: { row: PageRow | null; scripts: readonly string[]; baseUrl: string },
): string {
  const main = MAIN_SCRIPT.exec(html);
  if (!main) {
    throw new Error(`plugins/delivery/page-weight cannot complete ${file}: it has no main script.`);
  }
  const tags = scripts
    .map((script) => `${baseUrl}${script}`)
    .filter((url) => !html.includes(url))
    .map((url) => `<script src="${url}" defer></script>`);
  // A data block, to which CSP does not apply; `<` could end it.
  const data = JSON.stringify(row).replaceAll('<', '\\u003c');
  const block = row ? `<script type="application/json" id="${PAGE_ROW_ID}">${data}</script>` : '';
  const end = main.index + main[0].length;
  return `${html.slice(0, end)}${tags.join('')}${block}${html.slice(end)}`;
}
