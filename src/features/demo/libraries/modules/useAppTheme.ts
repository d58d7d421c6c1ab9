import { useMemo } from 'react';
import { frameComponents } from '../materialComponents';
import { useStyleTarget } from '../StyleCacheProvider';

/**
 * Returns a demo's own theme as it is in an application: it has the direction of the styles, and in
 * a frame it inherits no CSS variables and popups open in the frame.
 */
export function useAppTheme<T extends object>(theme: T): T {
  const target = useStyleTarget();
  return useMemo(() => {
    if (!target) return theme;
    const { container, direction } = target;
    const components = 'components' in theme ? (theme.components as object) : {};
    return {
      ...(container && { vars: undefined }),
      ...theme,
      direction,
      ...(container && { components: { ...frameComponents(container), ...components } }),
    };
  }, [theme, target]);
}
