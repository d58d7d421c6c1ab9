import { indexForKey, rowKeys } from '@site/src/ui/indexForKey';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

const CONTROL_ATTRIBUTE = 'data-control';

const controlOf = (element: Element) =>
  element.closest(`[${CONTROL_ATTRIBUTE}]`)?.getAttribute(CONTROL_ATTRIBUTE) ?? null;

const find = (toolbar: Element, id: string) =>
  toolbar.querySelector<HTMLElement>(`[${CONTROL_ATTRIBUTE}="${CSS.escape(id)}"]`);

function isUsable(element: Element | null) {
  return (
    element !== null &&
    !element.matches(':disabled') &&
    getComputedStyle(element).display !== 'none'
  );
}

export interface ToolbarOptions<Control extends string> {
  /** Ids of the controls, in visual order. */
  readonly controls: readonly Control[];
  readonly rtl: boolean;
}

/**
 * Roving tab index for a row of controls (WAI-ARIA toolbar pattern). Arrows follow the visual order
 * and wrap around; Home and End jump. Disabled and hidden controls are skipped. Exactly one usable
 * control has `tabIndex` 0: the last used, initially the first.
 */
export function useToolbar<Control extends string>({ controls, rtl }: ToolbarOptions<Control>) {
  const ref = useRef<HTMLDivElement>(null);
  const [lastUsed, setLastUsed] = useState<string | null>(null);
  const [unusable, setUnusable] = useState<readonly string[]>([]);

  const usable = controls.filter((id) => !unusable.includes(id));
  const tabStop = usable.find((id) => id === lastUsed) ?? usable[0];

  const measure = () => {
    const toolbar = ref.current;
    if (!toolbar) return;
    const found = controls.filter((id) => !isUsable(find(toolbar, id)));
    setUnusable((before) => (before.join() === found.join() ? before : found));
  };
  const latestMeasure = useRef<(() => void) | null>(null);
  // Any render may disable or hide a control. On mount the observer below measures, after layout;
  // measuring here would force it.
  useEffect(() => {
    if (latestMeasure.current || typeof ResizeObserver === 'undefined') measure();
    latestMeasure.current = measure;
  });
  useEffect(() => {
    const toolbar = ref.current;
    if (!toolbar || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => latestMeasure.current?.());
    observer.observe(toolbar);
    return () => observer.disconnect();
  }, []);

  return {
    /** Props of the element with role `toolbar`. */
    toolbarProps: {
      ref,
      onFocus: ({ target, currentTarget }: FocusEvent) => {
        // React events of an open menu bubble here, although it is elsewhere in the DOM.
        if (currentTarget.contains(target)) setLastUsed(controlOf(target));
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { key, target, currentTarget } = event;
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        if (!(target instanceof Element) || !currentTarget.contains(target)) return;
        const index = usable.findIndex((id) => id === controlOf(target));
        const next = usable[indexForKey(key, index, usable.length, rowKeys(rtl)) ?? -1];
        if (next === undefined) return;
        event.preventDefault();
        find(currentTarget, next)?.focus();
      },
    },
    /** Props of a control. */
    controlProps: (id: Control) => ({
      [CONTROL_ATTRIBUTE]: id,
      tabIndex: id === tabStop ? 0 : -1,
    }),
    /** Whether a control is visible and enabled; true for all until measured. */
    isUsable: (id: Control) => usable.includes(id),
  };
}
