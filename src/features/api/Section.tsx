import { useHistory } from '@docusaurus/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { clientNavigationTarget } from './clientNavigationTarget';
import styles from './styles.module.css';

/** A section. Links in plain HTML from packages use client-side navigation. */
export function Section({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const history = useHistory();

  useEffect(() => {
    const element = root.current;
    const navigate = (event: MouseEvent) => {
      const target = clientNavigationTarget(event);
      if (target === undefined) return;
      event.preventDefault();
      history.push(target);
    };
    element?.addEventListener('click', navigate);
    return () => element?.removeEventListener('click', navigate);
  }, [history]);

  return (
    <div ref={root} className={styles.section} data-api-section="">
      {children}
    </div>
  );
}
