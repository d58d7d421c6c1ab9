import { useServices } from '@site/src/features/services';
import { useEffect } from 'react';
import './iconNames.css';

/**
 * Loads the icon font after first paint: the configured style sheet, or the site's own font. Until
 * then, and on failure, icon names are invisible but take up space. `isUsed` says whether the page
 * shows icons of the font (spec §7).
 */
export function useIconFont(isUsed: boolean): void {
  const { iconFontUrl } = useServices();
  useEffect(() => {
    if (!isUsed) return;
    import('./loadIconFont')
      .then(({ loadIconFont }) => loadIconFont(iconFontUrl))
      // Only decoration is missing.
      .catch(() => undefined);
  }, [isUsed, iconFontUrl]);
}
