/** Font family of Material UI's `Icon`, with the class `material-icons`. */
const FONT = "24px 'Material Icons'";

/** Attribute that tells style sheets that the font is loaded. */
const READY = 'iconFont';

/** A style sheet added by a script does not block rendering. */
function addStyleSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The icon font's style sheet ${href} could not be loaded.`));
    });
    document.head.append(link);
  });
}

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
