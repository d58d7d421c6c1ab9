/** Fields without a text of their own: a press is all there is to them. */
const PRESSED = new Set(['button', 'submit', 'reset', 'image', 'hidden']);

/** Whether a reader can edit an element. */
export function isField(element: Element): boolean {
  if (element instanceof HTMLInputElement) {
    return !PRESSED.has(element.type) && !element.disabled && !element.readOnly;
  }
  if (element instanceof HTMLTextAreaElement) return !element.disabled && !element.readOnly;
  if (element instanceof HTMLSelectElement) return !element.disabled;
  // jsdom knows the attribute only; in browsers elements inside inherit it.
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable ||
      element.closest('[contenteditable=""],[contenteditable="true"]') !== null)
  );
}

function contentOf(element: Element): string {
  if (element instanceof HTMLInputElement) {
    return element.type === 'checkbox' || element.type === 'radio'
      ? String(element.checked)
      : element.value;
  }
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
    ? element.value
    : (element.textContent ?? '');
}

/** The focused element, also the one within a component's own tree. */
function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/**
 * Starts to watch the page's fields. Returns whether one is being edited: it has the focus, or its text
 * was changed by the reader and is still there. A frame that has the focus may hold a field, too.
 */
export function watchEditing(): () => boolean {
  const originals = new Map<Element, string>();

  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && isField(target) && !originals.has(target)) {
        originals.set(target, contentOf(target));
      }
    },
    true,
  );

  return () => {
    const focused = focusedElement();
    if (focused && (focused instanceof HTMLIFrameElement || isField(focused))) return true;
    for (const [field, original] of originals) {
      if (!field.isConnected) originals.delete(field);
      else if (contentOf(field) !== original) return true;
    }
    return false;
  };
}
