import { addStyleSheet } from '@site/src/ui/addStyleSheet';

/** Font family of Material UI's `Icon`, with the class `material-icons`. */
const FONT = "24px 'Material Icons'";

/** Attribute that tells style sheets that the font is loaded. */
const READY = 'iconFont';

async function load(url: string | null): Promise<void> {
  if (url === null) await import('./ownIconFont.css');
  else await addStyleSheet(url);
  const faces = await document.fonts.load(FONT);
  if (faces.length === 0) throw new Error('The style sheet has no font for icons.');
  document.documentElement.dataset[READY] = '';
}

let loading: Promise<void> | undefined;

/**
 * Loads the icon font, once for all pages, and marks the document. `url` is that of a style sheet;
 * null for the site's own font. Rejects on failure; may be called again.
 */
export function loadIconFont(url: string | null): Promise<void> {
  loading ??= load(url).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
