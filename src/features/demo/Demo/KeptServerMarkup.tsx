import type { ComponentPropsWithoutRef, ReactNode, RefObject } from 'react';
import { useMountedInBrowser } from './useMountedInBrowser';

interface KeptServerMarkupProps extends ComponentPropsWithoutRef<'div'> {
  readonly boxRef?: RefObject<HTMLDivElement>;
  /** `null` until the browser has loaded it. */
  readonly children: ReactNode | null;
}

/**
 * A box whose children are in the server's HTML and load later in the browser. During hydration
 * React keeps the server's markup until the children are available, then replaces it in the same
 * element: no shift, no flash. After client-side navigation the box is empty until then and has the
 * attribute `data-waiting`.
 */
export function KeptServerMarkup({ boxRef, children, ...boxProps }: KeptServerMarkupProps) {
  const mountedInBrowser = useMountedInBrowser();

  if (children !== null) {
    return (
      <div ref={boxRef} {...boxProps}>
        {children}
      </div>
    );
  }
  if (mountedInBrowser) return <div ref={boxRef} {...boxProps} data-waiting="" />;
  return (
    <div
      ref={boxRef}
      {...boxProps}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
