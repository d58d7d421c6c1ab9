import useIsBrowser from '@docusaurus/useIsBrowser';
import { familyOf, themeOptionsOf, type BuiltTheme } from '@site/src/features/built-theme';
import { BareDemo } from '@site/src/features/demo';
import { ShownThemeContext } from '@site/src/features/worn-theme';
import { useDeferredValue, useMemo } from 'react';
import harbor from './scene/Harbor.tsx?demo&stage';
import joyHarbor from './scene/JoyHarbor.tsx?demo&stage';
import styles from './styles.module.css';
import { t } from './texts';

const SCENES = { material: harbor, joy: joyHarbor } as const;

/** Components in the theme, whatever the reader's settings are. Key it by library. */
export function Preview({ theme }: { readonly theme: BuiltTheme }) {
  const family = familyOf(theme);
  // A theme has some hundred variables: typing and dragging do not wait for it.
  const shown = useDeferredValue(theme);
  const worn = useMemo(
    () => ({ family, options: themeOptionsOf(shown), shownAs: 'builder' }),
    [family, shown],
  );
  return (
    // It scrolls.
    <div
      role="region"
      className={styles.preview}
      aria-label={t('themeBuilder.preview')}
      tabIndex={0}
    >
      {/* The server's markup has the site's theme, whose variables each page has. */}
      <ShownThemeContext.Provider value={useIsBrowser() ? worn : null}>
        <BareDemo demo={SCENES[family]} bg="inline" />
      </ShownThemeContext.Provider>
    </div>
  );
}
