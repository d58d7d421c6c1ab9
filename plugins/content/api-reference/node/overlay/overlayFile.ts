/** Returns the folder of a language's overlay files, relative to the site. */
export function overlayFolder(locale: string): string {
  return `i18n/${locale}/api`;
}

/** Returns the overlay file of a component or hook, e.g. `i18n/zh/api/material-ui/button.json`. */
export function overlayFile(locale: string, id: string): string {
  return `${overlayFolder(locale)}/${id}.json`;
}

const OVERLAY_FILE = /^i18n\/([^/]+)\/api\/(.+)\.json$/;

/** Returns language and id of an overlay file, relative to the site; undefined for other files. */
export function parseOverlayFile(file: string): { locale: string; id: string } | undefined {
  const [, locale, id] = OVERLAY_FILE.exec(file) ?? [];
  return locale === undefined || id === undefined ? undefined : { locale, id };
}
