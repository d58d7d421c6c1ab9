import type { ComponentPropsWithoutRef, ReactNode, RefObject } from 'react';
import { useMountedInBrowser } from './useMountedInBrowser';

interface KeptServerMarkupProps extends ComponentPropsWithoutRef<'div'> {
  readonly boxRef?: RefObject<HTMLDivElement>;
  /** `null` while the browser does not have it yet. */
  readonly children: ReactNode | null;
}

/**
 * A box whose children the server has and the browser fetches later. On a page that came from the
 * server, React is told to leave the server's markup in it alone until the children are there; then
 * they take its place in one step, in the same element: no shift, no flash. On a page reached
 * without a reload the box is empty until then and has the attribute `data-waiting`.
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
