type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Action of a key press: `toggle` works anywhere, `open` not where letters have a meaning. */
export function searchShortcut(press: KeyPress): 'toggle' | 'open' | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  const hasCommand = ctrlKey !== metaKey;
  if (key.toLowerCase() === 'k' && hasCommand && !altKey && !shiftKey) return 'toggle';
  return key === '/' && !ctrlKey && !metaKey && !altKey ? 'open' : null;
}

/** Roles of widgets that find an item by its letters, or are in front of the page. */
const ROLES = 'listbox,menu,menubar,grid,treegrid,tree,combobox,dialog,alertdialog,application';

const TAKES_LETTERS = [
  'input,select,textarea,[contenteditable]',
  ...ROLES.split(',').map((role) => `[role=${role}]`),
].join();

/** Opens the search of the page, as its shortcut does. */
export function openSearch(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
}

/** Whether a letter belongs to the element or the widget around it. */
export function takesLetters(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_LETTERS) !== null;
}

/** The character that a key press types, else ''. */
export function typedCharacter({ key, ctrlKey, metaKey, altKey }: KeyPress): string {
  return !ctrlKey && !metaKey && !altKey && /^.$/u.test(key) ? key : '';
}
