type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** True for Ctrl+C and Cmd+C, on keyboards without Latin letters too. */
export function isCopyShortcut({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyPress) {
  const isC = key.toLowerCase() === 'c' || (code === 'KeyC' && !/^[a-z]$/i.test(key));
  return isC && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** True when the browser has something to copy itself: selected text in the page or in a field. */
export function hasSelection(target: EventTarget | null): boolean {
  if (window.getSelection()?.toString()) return true;
  // Firefox does not report the selection inside a field through the window.
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    return (target.selectionEnd ?? 0) > (target.selectionStart ?? 0);
  }
  return false;
}
