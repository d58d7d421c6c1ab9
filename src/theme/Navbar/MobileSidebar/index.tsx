/* Wraps theme-classic's drawer. Why: the original leaves the focus in the header, which the drawer covers. */
import { useDrawerFocus } from '@site/src/features/navigation';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import type { ReactNode } from 'react';

export default function NavbarMobileSidebar(): ReactNode {
  useDrawerFocus();
  return <MobileSidebar />;
}
