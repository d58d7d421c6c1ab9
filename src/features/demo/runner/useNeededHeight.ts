import { useEffect, type RefObject } from 'react';
import { NO_HEIGHT_REQUESTS, requestHeight } from './heightRequests';
import { neededHeight, type Overlay } from './neededHeight';

/** Elements of every page's `body`, or invisible ones. */
const NOT_OVERLAYS = '#__docusaurus, script, style, link, noscript';

function measureOverlays(): Overlay[] {
  return Array.from(document.body.children)
    .filter((element) => !element.matches(NOT_OVERLAYS))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ top, bottom }) => ({
      bottom: bottom + window.scrollY,
      coversFrame: top <= 0 && bottom >= window.innerHeight,
    }));
}

/** Height of the horizontal scroll bar in px; 0 if there is none. */
function scrollbarHeight(): number {
  return window.innerHeight - document.documentElement.clientHeight;
}

/** Measures the height in px that the frame needs for `content` and the demo's overlays. */
export function measureHeight(content: Element): number {
  const { bottom } = content.getBoundingClientRect();
  return neededHeight(bottom + window.scrollY + scrollbarHeight(), measureOverlays());
}

/**
 * Calls `onChange` when the needed height changes. Libraries append overlays to `body` and move
 * them by inline styles.
 */
export function useNeededHeight(
  contentRef: RefObject<Element | null>,
  onChange: (height: number) => void,
): void {
  useEffect(() => {
    const content = contentRef.current;
    if (!content) return undefined;
    let requests = NO_HEIGHT_REQUESTS;
    let request = 0;
    const measure = () => {
      const before = requests.asked;
      requests = requestHeight(requests, measureHeight(content), window.innerHeight);
      const { asked } = requests;
      if (asked !== null && asked !== before) onChange(asked);
    };
    const schedule = () => {
      cancelAnimationFrame(request);
      request = requestAnimationFrame(measure);
    };
    const sizes = new ResizeObserver(schedule);
    sizes.observe(content);
    sizes.observe(document.documentElement);
    const changes = new MutationObserver(schedule);
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['class', 'style'],
    });
    return () => {
      cancelAnimationFrame(request);
      sizes.disconnect();
      changes.disconnect();
    };
  }, [contentRef, onChange]);
}
