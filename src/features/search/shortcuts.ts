type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Action of a key press: `toggle` works anywhere, `open` not while typing. */
export function searchShortcut(press: KeyPress): 'toggle' | 'open' | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  const hasCommand = ctrlKey !== metaKey;
  if (key.toLowerCase() === 'k' && hasCommand && !altKey && !shiftKey) return 'toggle';
  return key === '/' && !ctrlKey && !metaKey && !altKey ? 'open' : null;
}

/** Whether an element takes text input. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && !!target.closest('input,select,textarea,[contenteditable]');
}
