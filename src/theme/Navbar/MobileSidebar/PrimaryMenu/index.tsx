/*
 * Ejected from @docusaurus/theme-classic 3.10.2, Navbar/MobileSidebar/PrimaryMenu. Why: the
 * original lists navbar items; here the first level is the products.
 */
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { ProductMenu } from '@site/src/features/products';
import type { ReactNode } from 'react';

export default function NavbarMobilePrimaryMenu(): ReactNode {
  const mobileSidebar = useNavbarMobileSidebar();
  return <ProductMenu onFollow={() => mobileSidebar.toggle()} />;
}
