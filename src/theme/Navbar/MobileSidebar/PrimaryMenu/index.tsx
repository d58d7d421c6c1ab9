/*
 * Ejected from @docusaurus/theme-classic 3.10.2, Navbar/MobileSidebar/PrimaryMenu.
 * Why: the original lists navbar items; this site's first level is the products.
 */
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { ProductMenu } from '@site/src/features/products';
import type { ReactNode } from 'react';

export default function NavbarMobilePrimaryMenu(): ReactNode {
  const mobileSidebar = useNavbarMobileSidebar();
  return <ProductMenu onFollow={() => mobileSidebar.toggle()} />;
}
