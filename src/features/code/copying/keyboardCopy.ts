type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a key event is Ctrl+C or Cmd+C, also on keyboards without Latin letters. */
export function isCopyShortcut({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyPress) {
  const isC = key.toLowerCase() === 'c' || (code === 'KeyC' && !/^[a-z]$/i.test(key));
  return isC && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** Whether the browser itself has something to copy: selected text in the page or in a field. */
export function hasSelection(target: EventTarget | null): boolean {
  if (window.getSelection()?.toString()) return true;
  // Firefox does not include selections in fields in the window's selection.
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    return (target.selectionEnd ?? 0) > (target.selectionStart ?? 0);
  }
  return false;
}
