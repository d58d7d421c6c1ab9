/** Input types without text. */
const PRESSED = new Set(['button', 'submit', 'reset', 'image', 'hidden']);

/** Whether an element is editable. */
export function isField(element: Element): boolean {
  if (element instanceof HTMLInputElement) {
    return !PRESSED.has(element.type) && !element.disabled && !element.readOnly;
  }
  if (element instanceof HTMLTextAreaElement) return !element.disabled && !element.readOnly;
  if (element instanceof HTMLSelectElement) return !element.disabled;
  // jsdom only has the attribute; in browsers, descendants inherit `isContentEditable`.
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

/** The focused element, including those in shadow trees. */
function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/**
 * Observes the page's fields. Returns a function that tells whether one is being edited: it is
 * focused, or contains text that the reader has changed. A focused frame counts, too.
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
