/**
 * Adds a style sheet to the head, which does not block rendering; resolves once it is loaded. One
 * that fails is removed again, and rejects.
 */
export function addStyleSheet(href: string, place: 'append' | 'prepend' = 'append'): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      const error = new Error(`The style sheet ${href} could not be loaded.`);
      // Like the bundler's error for a missing style sheet of its own.
      reject(Object.assign(error, { code: 'CSS_CHUNK_LOAD_FAILED' }));
    });
    document.head[place](link);
  });
}
