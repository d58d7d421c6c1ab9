import { t } from '@site/src/features/locale';
import { PanelBoundary } from '@site/src/features/panels';
import type { ReactNode } from 'react';
import { useMenus } from './useMenus';

type Menus = NonNullable<ReturnType<typeof useMenus>['menus']>;

/** Loads the menus when mounted and passes them to `children`. */
export default function LazyMenu({ children }: { readonly children: (menus: Menus) => ReactNode }) {
  const { menus, failed } = useMenus();
  if (failed) return <p role="alert">{t('loading.partFailed')}</p>;
  return menus && <PanelBoundary>{children(menus)}</PanelBoundary>;
}
