type CreateTheme = (id: string) => object;

const creators = new WeakMap<object, CreateTheme>();

/**
 * Returns `theme`, which has CSS variables. A theme in the page cannot have them under the names
 * that the site's theme uses, and is created otherwise.
 */
export function withThemeInPage<T extends object>(theme: T, create: CreateTheme): T {
  creators.set(theme, create);
  return theme;
}

/** Returns a demo's theme for the page. `id` is unique there. */
export function themeInPage(theme: object, id: string): object {
  return creators.get(theme)?.(id.replaceAll(':', '')) ?? theme;
}
