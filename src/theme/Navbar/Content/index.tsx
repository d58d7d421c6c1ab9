/*
 * Ejected from @docusaurus/theme-classic 3.10.2, Navbar/Content. Why: product, version and settings
 * cannot be expressed as configured navbar items.
 */
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { SiteHeader } from '@site/src/features/header';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import type { ReactNode } from 'react';

export default function NavbarContent(): ReactNode {
  const mobileSidebar = useNavbarMobileSidebar();
  return (
    <SiteHeader
      navigationToggle={!mobileSidebar.disabled && <NavbarMobileSidebarToggle />}
      colorModeToggle={<NavbarColorModeToggle />}
    />
  );
}
