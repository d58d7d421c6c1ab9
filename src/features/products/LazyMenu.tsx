import { t } from '@site/src/features/locale';
import type { ReactNode } from 'react';
import { useMenus } from './useMenus';

type Menus = NonNullable<ReturnType<typeof useMenus>['menus']>;

/** Shows what `children` makes of the menus, which are loaded when it is mounted. */
export default function LazyMenu({ children }: { readonly children: (menus: Menus) => ReactNode }) {
  const { menus, failed } = useMenus();
  if (failed) return <p role="alert">{t('loading.partFailed')}</p>;
  return menus && children(menus);
}
