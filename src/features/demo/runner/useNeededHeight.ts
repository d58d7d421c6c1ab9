import { useEffect, type RefObject } from 'react';
import { NO_HEIGHT_REQUESTS, requestHeight } from './heightRequests';
import { neededHeight, type Overlay } from './neededHeight';

/** Elements that are in every page's `body`, or never seen. */
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

/** Height of the scroll bar at the frame's lower edge, in px; 0 without one. */
function scrollbarHeight(): number {
  return window.innerHeight - document.documentElement.clientHeight;
}

/** The height, in px, the frame needs for `content` and what the demo puts over it. */
export function measureHeight(content: Element): number {
  const { bottom } = content.getBoundingClientRect();
  return neededHeight(bottom + window.scrollY + scrollbarHeight(), measureOverlays());
}

/**
 * Calls `onChange` with the needed height after every change of it. What libraries put over the
 * page are children of `body`; they move by style attributes.
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
