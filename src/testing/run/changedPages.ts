import { findDocsVersionOfFile } from '../../site/docsVersions';
import { DEFAULT_LOCALE } from '../../site/locales';

/** The paths a file may belong to, nearest first, e.g. `/x/react-charts/`, `/x/`. */
function toCandidates(file: string): string[] {
  const version = findDocsVersionOfFile(file);
  const site = /^src\/pages\/(.+)\.tsx$/.exec(file)?.[1];
  if (!version && site === undefined) return [];

  const locale = /^i18n\/([^/]+)\//.exec(file)?.[1] ?? DEFAULT_LOCALE;
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`;
  const root = `${prefix}${version?.route ?? ''}`;
  const folder = version && (locale === DEFAULT_LOCALE ? version.docsPath : version.translatedPath);
  const inFolder =
    folder === undefined ? `/${site}` : file.slice(file.indexOf(folder) + folder.length);

  const segments = inFolder
    .replace(/\.[^./]+$/, '')
    .split('/')
    .slice(1);
  if (segments.at(-1) === 'index') segments.pop();
  return segments
    .map((_, index) => `${root}/${segments.slice(0, segments.length - index).join('/')}/`)
    .concat(`${root}/`);
}

/**
 * The pages that changed files belong to: a page's own file, or one beside it, such as a demo. Files
 * of no page are left out. Takes paths relative to the project, and the paths of all pages.
 */
export function changedPages(files: readonly string[], pages: readonly string[]): string[] {
  const known = new Set(pages);
  const changed = new Set(
    files.flatMap((file) => toCandidates(file).find((candidate) => known.has(candidate)) ?? []),
  );
  return pages.filter((page) => changed.has(page));
}
