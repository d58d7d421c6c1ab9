import clsx from 'clsx';
import { forwardRef, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { createPortal } from 'react-dom';
import { placement, type Alignment, type Side } from './placement';
import styles from './styles.module.css';

export interface FloatingProps extends ComponentPropsWithoutRef<'div'> {
  /** Element that the box is placed beside. */
  readonly anchor: Element;
  readonly side?: Side;
  readonly alignment?: Alignment;
}

function moveTo(box: HTMLElement, left: number, top: number) {
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

/**
 * A box beside `anchor`. A portal renders it in the page's `main` (or an open dialog), so that
 * nothing clips it; it scrolls with the page. Mount it in the browser only.
 */
const Floating = forwardRef<HTMLDivElement, FloatingProps>(function Floating(
  { anchor, side = 'below', alignment = 'start', className, ...props },
  ref,
) {
  const boxRef = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => boxRef.current);

  useLayoutEffect(() => {
    const place = () => {
      const box = boxRef.current;
      if (!box) return;
      moveTo(box, 0, 0);
      const { width, height, left, top } = box.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const placed = placement({
        anchor: anchor.getBoundingClientRect(),
        box: { width, height },
        viewport: { width: clientWidth, height: clientHeight },
        side,
        alignment,
        rtl: getComputedStyle(anchor).direction === 'rtl',
      });
      // Converts viewport coordinates to those of the offset parent.
      moveTo(box, placed.left - left, placed.top - top);
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  });

  return createPortal(
    <div ref={boxRef} {...props} className={clsx(styles.box, className)} />,
    anchor.closest('dialog, main') ?? document.body,
  );
});

export default Floating;
