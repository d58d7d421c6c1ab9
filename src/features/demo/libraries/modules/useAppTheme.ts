import { useThemeSettings } from '@site/src/prefs';
import { useId, useMemo } from 'react';
import { settingComponents } from '../materialComponents';
import { useStyleTarget } from '../StyleCacheProvider';
import { themeInPage } from './themeInPage';

/**
 * Returns a demo's own theme, or function that returns it, as it is in an application: it inherits
 * no CSS variables, has the reader's direction and density, and in a frame popups open there.
 * @param componentsOf Returns the components for the reader's density and a frame's document.
 */
export function useAppTheme<T extends object>(
  theme: T,
  componentsOf: (dense: boolean, container?: Document) => object = settingComponents,
): T {
  const target = useStyleTarget();
  const { dense } = useThemeSettings();
  const id = useId();
  return useMemo(() => {
    const { container, direction } = target ?? {};
    const adapt = (own: object) => ({
      vars: undefined,
      ...own,
      ...(direction && { direction }),
      components: {
        ...componentsOf(dense, container),
        ...('components' in own && (own.components as object)),
      },
    });
    if (typeof theme === 'function') {
      const themeInside = theme as unknown as (outer: unknown) => object;
      return ((outer: unknown) => adapt(themeInside(outer))) as unknown as T;
    }
    return adapt(container ? theme : themeInPage(theme, id)) as T;
  }, [theme, target, dense, id, componentsOf]);
}
