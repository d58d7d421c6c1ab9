import Floating from '@site/src/ui/Floating';
import clsx from 'clsx';
import { useEffect, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import styles from './styles.module.css';

/** Delay in ms before a tooltip shows on hover. */
export const SHOW_DELAY_MS = 400;
/** Delay in ms before a tooltip hides, to let the pointer reach it or the next control. */
export const HIDE_DELAY_MS = 120;

interface Shown {
  readonly anchor: HTMLElement;
  readonly text: string;
}

const anchorOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/**
 * Shows the text of a descendant's `data-tooltip` on hover and keyboard focus; a press or Escape
 * hides it. It repeats the control's accessible name, so it is not a description. One area serves a
 * whole toolbar.
 */
export default function TooltipArea({
  children,
  ...props
}: Omit<ComponentPropsWithoutRef<'div'>, `on${string}`>) {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const tooltip = useRef<HTMLDivElement>(null);

  const stay = () => window.clearTimeout(timer.current);
  const change = (anchor: HTMLElement | null) => {
    stay();
    const text = anchor?.dataset['tooltip'];
    setShown(anchor && text ? { anchor, text } : null);
  };
  const changeAfter = (delay: number, anchor: HTMLElement | null) => {
    stay();
    timer.current = window.setTimeout(change, delay, anchor);
  };

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const visible = shown !== null;
  useEffect(() => {
    if (!visible) return undefined;
    const hide = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setShown(null);
    };
    document.addEventListener('keydown', hide);
    return () => document.removeEventListener('keydown', hide);
  }, [visible]);

  return (
    // It observes its controls and is not interactive itself.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      {...props}
      onPointerOver={({ target, pointerType }) => {
        if (pointerType === 'touch') return;
        const anchor = anchorOf(target);
        if (anchor && anchor === shown?.anchor) stay();
        else if (anchor && visible) change(anchor);
        else if (anchor) changeAfter(SHOW_DELAY_MS, anchor);
        else if (tooltip.current?.contains(target as Node)) stay();
      }}
      onPointerOut={({ target, relatedTarget, pointerType }) => {
        if (pointerType === 'touch') return;
        const anchor = anchorOf(target);
        if (!anchor || anchorOf(relatedTarget) !== anchor) changeAfter(HIDE_DELAY_MS, null);
      }}
      onFocus={({ target }) => {
        const anchor = anchorOf(target);
        if (anchor && target.matches(':focus-visible')) change(anchor);
      }}
      onBlur={() => change(null)}
      onClick={() => change(null)}
    >
      {children}
      {shown ? (
        <Floating
          ref={tooltip}
          anchor={shown.anchor}
          side="above"
          alignment="center"
          role="tooltip"
          className={clsx('appears', styles.tooltip)}
        >
          {shown.text}
        </Floating>
      ) : null}
    </div>
  );
}
