import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import { useEffect, useRef } from 'react';

/** What the open drawer covers. */
const COVERED =
  '#__docusaurus > :not(.navbar), .navbar > :not(.navbar-sidebar, .navbar-sidebar__backdrop)';

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** Makes Docusaurus's drawer one for the keyboard: it takes the focus and keeps it, and Escape closes it. */
export function useDrawerFocus(): void {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { shown: isInSection } = useNavbarSecondaryMenu();
  const wasInSection = useRef(isInSection);

  useEffect(() => {
    if (!shown) return undefined;
    const covered = document.querySelectorAll(COVERED);
    for (const element of covered) element.toggleAttribute('inert', true);
    focus('.navbar-sidebar__close');
    return () => {
      for (const element of covered) element.removeAttribute('inert');
      focus('.navbar__toggle');
    };
  }, [shown]);

  useEffect(() => {
    if (!shown) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') === null) toggle();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [shown, toggle]);

  // The button that leads to the products is gone then.
  useEffect(() => {
    if (shown && wasInSection.current && !isInSection) focus('.navbar-sidebar__item a');
    wasInSection.current = isInSection;
  }, [shown, isInSection]);
}
