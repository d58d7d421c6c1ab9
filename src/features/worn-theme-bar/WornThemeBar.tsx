import Link from '@docusaurus/Link';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { decodeTheme, familyOf } from '@site/src/features/built-theme';
import { useThemeSettings, useThemeSettingsDispatch } from '@site/src/prefs';
import showSnackbar from '@site/src/ui/Snackbar';
import { useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';
import { t } from './texts';

/** The builder, and the pages whose demos wear its themes. */
const PLACES = {
  material: {
    builder: '/material-ui/customization/theme-builder/',
    pages: /\/(?:material-ui|x|toolpad)\//,
  },
  joy: { builder: '/joy-ui/customization/theme-builder/', pages: /\/joy-ui\// },
} as const;
const BUILDER_PAGE = /\/customization\/theme-builder\/$/;
const MESSAGE_MS = 4000;

/**
 * Says at the lower edge of the window that demos wear the reader's theme, on pages with demos that do. The builder has a switch of
 * its own.
 */
export function WornThemeBar({ pathname }: { readonly pathname: string }) {
  const dispatch = useThemeSettingsDispatch();
  const bar = useRef<HTMLDivElement>(null);
  const [needed, setNeeded] = useState(false);
  const { builder, pages } = PLACES[familyOf(decodeTheme(useThemeSettings().worn).theme)];
  const wears = pages.test(pathname) && !BUILDER_PAGE.test(pathname);

  useEffect(() => {
    setNeeded(wears && document.querySelector('[data-demo-stage]') !== null);
  }, [wears, pathname]);

  const takeOff = () => {
    // The bar goes, and the focus to what follows it.
    const heading = bar.current?.closest('article')?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    dispatch({ type: 'WEAR', payload: '' });
    showSnackbar(t('wornTheme.takenOff'), { duration: MESSAGE_MS });
  };

  if (!needed) return null;
  return (
    <HtmlClassNameProvider className={styles.hasBar ?? ''}>
      <div ref={bar} className={styles.bar} data-no-markdown="">
        <p className={styles.text}>{t('wornTheme.worn')}</p>
        <Link className={styles.action} to={builder}>
          {t('wornTheme.edit')}
        </Link>
        <button type="button" className={styles.action} onClick={takeOff}>
          {t('wornTheme.takeOff')}
        </button>
      </div>
    </HtmlClassNameProvider>
  );
}
