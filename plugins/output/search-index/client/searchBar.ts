/**
 * Client module of builds with Algolia. Docusaurus's search bar listens on the window, so what stops here
 * does not open it: a slash that the reader switched off or that a widget takes, and any shortcut while a
 * modal dialog, which would cover it, is open.
 */
import { searchShortcut, takesLetters } from '@site/src/features/search/shortcuts';
import { rememberedSlashKey } from '@site/src/prefs';
import './searchBar.css';

function isForAnother(event: KeyboardEvent): boolean {
  const shortcut = searchShortcut(event);
  if (shortcut === null) return false;
  if (document.querySelector('dialog[open]')) return true;
  return shortcut === 'open' && (rememberedSlashKey.get() === 'off' || takesLetters(event.target));
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', (event) => {
    if (isForAnother(event)) event.stopPropagation();
  });
}
