/** The folder with the overlay files of a language, relative to the site's. */
export function overlayFolder(locale: string): string {
  return `i18n/${locale}/api`;
}

/** The overlay file of a component or hook, e.g. `i18n/zh/api/material-ui/button.json`. */
export function overlayFile(locale: string, id: string): string {
  return `${overlayFolder(locale)}/${id}.json`;
}

const OVERLAY_FILE = /^i18n\/([^/]+)\/api\/(.+)\.json$/;

/** The language and the component or hook of a file (relative to the site), if it is an overlay. */
export function parseOverlayFile(file: string): { locale: string; id: string } | undefined {
  const [, locale, id] = OVERLAY_FILE.exec(file) ?? [];
  return locale === undefined || id === undefined ? undefined : { locale, id };
}
