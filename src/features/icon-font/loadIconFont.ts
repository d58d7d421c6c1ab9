/** The family that Material UI's `Icon` asks for by its class `material-icons`. */
const FONT = "24px 'Material Icons'";

/** Tells the style sheets that icons can be drawn. */
const READY = 'iconFont';

/** A style sheet that is on its way does not hold up what is painted when a script has added it. */
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
 * Loads the icon font once for all pages, and says in the document that it is there. Takes the
 * address of its style sheet; null is the site's own. Rejects when it cannot be had; may be called
 * again then.
 */
export function loadIconFont(url: string | null): Promise<void> {
  loading ??= load(url).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
