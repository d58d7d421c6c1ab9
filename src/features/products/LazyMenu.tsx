import { t } from '@site/src/features/locale';
import { PanelBoundary } from '@site/src/features/panels';
import type * as productMenus from '@site/src/features/product-menus';
import { useLoaded } from '@site/src/ui/useLoaded';
import type { ReactNode } from 'react';
import { loadMenus } from './menus';

interface LazyMenuProps {
  readonly children: (menus: typeof productMenus) => ReactNode;
}

/** Loads the menus when mounted and passes them to `children`. */
export default function LazyMenu({ children }: LazyMenuProps) {
  const { value: menus, failed } = useLoaded(loadMenus);
  if (failed) return <p role="alert">{t('loading.partFailed')}</p>;
  return menus && <PanelBoundary>{children(menus)}</PanelBoundary>;
}
