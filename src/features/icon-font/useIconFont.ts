import { useServices } from '@site/src/features/services';
import { useEffect } from 'react';
import './iconNames.css';

/**
 * Brings the icon font to the page, after its first paint (spec §7): the configured style sheet, or
 * the site's own font. Until it is there, or where it cannot be had, the names that stand for icons
 * keep their room and are not seen. Takes whether icons of the font are shown.
 */
export function useIconFont(isUsed: boolean): void {
  const { iconFontUrl } = useServices();
  useEffect(() => {
    if (!isUsed) return;
    import('./loadIconFont')
      .then(({ loadIconFont }) => loadIconFont(iconFontUrl))
      // Icons stay as they are: only decoration is missing.
      .catch(() => undefined);
  }, [isUsed, iconFontUrl]);
}
