import { useEffect, type RefObject } from 'react';
import { NO_HEIGHT_REQUESTS, requestHeight } from './heightRequests';
import { neededHeight, type Overlay } from './neededHeight';

/** Elements of `body` that are invisible, although they may have a size. */
const INVISIBLE = 'script, style, link, noscript';

function measureOverlays(content: Element, view: Window): Overlay[] {
  return Array.from(content.ownerDocument.body.children)
    .filter((element) => !element.contains(content) && !element.matches(INVISIBLE))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ top, bottom }) => ({
      bottom: bottom + view.scrollY,
      coversFrame: top <= 0 && bottom >= view.innerHeight,
    }));
}

/** Time in ms that a height stands before it is asked for: a layout in steps moves the page once. */
const SETTLING = 150;

/** After as many measurements, a height that still changes is asked for, too. */
const MOST_STEPS = 6;

/** Measures the height in px that a frame needs for its `content` and the demo's overlays. */
export function measureHeight(content: Element): number {
  const { documentElement, defaultView: view } = content.ownerDocument;
  if (!view) return 0;
  const { bottom } = content.getBoundingClientRect();
  const scrollbar = view.innerHeight - documentElement.clientHeight;
  return neededHeight(bottom + view.scrollY + scrollbar, measureOverlays(content, view));
}

/**
 * Calls `onChange` when the height changes that a frame needs for its `content`. Libraries append
 * overlays to `body` and move them by inline styles.
 */
export function useNeededHeight(
  contentRef: RefObject<Element | null>,
  onChange: (height: number) => void,
): void {
  useEffect(() => {
    const content = contentRef.current;
    // The frame's own observers: those of the page would be told a frame later.
    const view = content?.ownerDocument.defaultView;
    if (!content || !view || typeof view.ResizeObserver === 'undefined') return undefined;
    let requests = NO_HEIGHT_REQUESTS;
    let timeout: number | undefined;
    let measured = 0;
    let steps = 0;
    const measure = () => {
      timeout = undefined;
      const height = measureHeight(content);
      steps += 1;
      if (height !== measured && steps < MOST_STEPS) {
        measured = height;
        schedule();
        return;
      }
      steps = 0;
      const before = requests.asked;
      requests = requestHeight(requests, height, view.innerHeight);
      const { asked } = requests;
      if (asked !== null && asked !== before) onChange(asked);
    };
    const schedule = () => {
      timeout ??= view.setTimeout(measure, SETTLING);
    };
    const sizes = new view.ResizeObserver(schedule);
    sizes.observe(content);
    sizes.observe(content.ownerDocument.documentElement);
    const changes = new view.MutationObserver(schedule);
    changes.observe(content.ownerDocument.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['class', 'style'],
    });
    return () => {
      view.clearTimeout(timeout);
      sizes.disconnect();
      changes.disconnect();
    };
  }, [contentRef, onChange]);
}
