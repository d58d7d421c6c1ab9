import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { StagedDemo } from '@site/plugins/content/demos/contract';
import { BareDemo, useMountedInBrowser, useThemeChanged } from '@site/src/features/demo';
import type { TranslationKey } from '@site/src/features/locale';
import { useDirection, useMode, useThemeSettings, useThemeSettingsDispatch } from '@site/src/prefs';
import type { PaletteMode } from '@site/src/site/tokens';
import ToggleGroup from '@site/src/ui/ToggleGroup';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import courier from './scene/Courier.tsx?demo&stage';
import delivery from './scene/Delivery.tsx?demo&stage';
import messages from './scene/Messages.tsx?demo&stage';
import newOrder from './scene/NewOrder.tsx?demo&stage';
import orders from './scene/Orders.tsx?demo&stage';
import sales from './scene/Sales.tsx?demo&stage';
import brand from './brand.module.css';
import styles from './desk.module.css';
import { t } from './texts';

interface Panel {
  readonly demo: StagedDemo;
  readonly titleKey: TranslationKey<'home'>;
  /** The library that it is made with. */
  readonly madeWith: string;
  readonly href: string;
}

const PANELS: readonly Panel[] = [
  {
    demo: orders,
    titleKey: 'home.scene.orders',
    madeWith: 'Data Grid',
    href: '/x/react-data-grid/',
  },
  { demo: sales, titleKey: 'home.scene.sales', madeWith: 'Charts', href: '/x/react-charts/' },
  {
    demo: newOrder,
    titleKey: 'home.scene.newOrder',
    madeWith: 'Material UI',
    href: '/material-ui/getting-started/',
  },
  {
    demo: courier,
    titleKey: 'home.scene.courier',
    madeWith: 'Joy UI',
    href: '/joy-ui/getting-started/',
  },
  {
    demo: messages,
    titleKey: 'home.scene.messages',
    madeWith: 'Base UI',
    href: '/base-ui/getting-started/',
  },
  {
    demo: delivery,
    titleKey: 'home.scene.delivery',
    madeWith: 'Date Pickers',
    href: '/x/react-date-pickers/',
  },
];

type SceneTheme = 'material' | 'brand';

/**
 * Whether the reader is about to use the desk. Until then the server's markup is there, and no library. A key counts
 * anywhere, so that the focus does not arrive in markup that is about to be replaced.
 */
function useTouched() {
  const [touched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  useEffect(() => {
    document.addEventListener('keydown', touch, { once: true });
    return () => document.removeEventListener('keydown', touch);
  }, []);
  return [touched, touch] as const;
}

/** The products at work together, and switches for all of them at once. */
export default function OrderDesk() {
  const [theme, setTheme] = useState<SceneTheme>('material');
  const { effective, setMode } = useMode();
  const { dense } = useThemeSettings();
  const dispatch = useThemeSettingsDispatch();
  // The server knows no mode; the style sheets do.
  const mode: PaletteMode | '' = useIsBrowser() ? effective : '';
  const [touched, touch] = useTouched();
  const changed = useThemeChanged();
  const { direction } = useDirection();
  const wanted = useMountedInBrowser() || touched || changed || direction === 'rtl';

  return (
    <section
      className={clsx(styles.desk, theme === 'brand' && brand.brand)}
      aria-label={t('home.scene.title')}
      data-no-markdown=""
      onPointerOver={touch}
      onTouchStart={touch}
      onFocus={touch}
    >
      <div className={styles.switches}>
        <ToggleGroup<SceneTheme>
          legend={t('home.scene.theme')}
          options={[
            { value: 'material', label: t('home.scene.material') },
            { value: 'brand', label: t('home.scene.brand') },
          ]}
          value={theme}
          onChange={setTheme}
        />
        <ToggleGroup<PaletteMode | ''>
          legend={t('home.scene.mode')}
          options={[
            { value: 'light', label: t('home.scene.light') },
            { value: 'dark', label: t('home.scene.dark') },
          ]}
          value={mode}
          onChange={(chosen) => chosen !== '' && setMode(chosen)}
        />
        <ToggleGroup<'comfortable' | 'dense'>
          legend={t('home.scene.density')}
          options={[
            { value: 'comfortable', label: t('home.scene.comfortable') },
            { value: 'dense', label: t('home.scene.dense') },
          ]}
          value={dense ? 'dense' : 'comfortable'}
          onChange={(density) => dispatch({ type: 'SET_DENSE', payload: density === 'dense' })}
        />
      </div>
      <div className={styles.panels}>
        {PANELS.map(({ demo, titleKey, madeWith, href }) => (
          <div key={titleKey} className={styles.panel} style={{ gridArea: demo.name }}>
            <div className={styles.head}>
              <p className={styles.title}>{t(titleKey)}</p>
              <Link to={href} className={styles.madeWith}>
                {madeWith}
              </Link>
            </div>
            <BareDemo demo={demo} bg="inline" wanted={wanted} />
          </div>
        ))}
      </div>
    </section>
  );
}
