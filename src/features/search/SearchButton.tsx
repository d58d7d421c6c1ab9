import { langOf, t } from '@site/src/features/locale';
import { useLazyPanel } from '@site/src/features/panels';
import { useSlashKey } from '@site/src/prefs';
import SearchIcon from '@site/src/ui/icons/SearchIcon';
import { useIsMac } from '@site/src/ui/useIsMac';
import { useEffect, useRef } from 'react';
import { searchShortcut, takesLetters, typedCharacter } from './shortcuts';
import styles from './styles.module.css';
import { useFocusOnArrival } from './useFocusOnArrival';

/** Code of the dialog; the index loads when it opens. */
const loadPanel = () => import(/* webpackChunkName: "search" */ './panel/SearchPanel');

/** The search button, its shortcuts and the dialog. */
export default function SearchButton() {
  const panel = useLazyPanel(loadPanel);
  const button = useRef<HTMLButtonElement>(null);
  /** Text typed before the dialog was loaded; kept until the reader closes it. */
  const typed = useRef('');
  const keys = useIsMac() ? '⌘K' : 'Ctrl K';
  const { state } = panel;
  const { slashKey } = useSlashKey();

  const focusOnArrival = useFocusOnArrival();

  const close = () => {
    panel.close();
    typed.current = '';
  };

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isInDialog = document.querySelector('dialog[open]') !== null;
      // The dialog takes keys as soon as it is there, which is before this listener knows it.
      const isLoading = state === 'loading' && !isInDialog;
      if (isLoading || (state === 'closed' && event.target === button.current)) {
        const character = typedCharacter(event);
        // A space presses the button, and a slash is its shortcut.
        if (character && (isLoading || !/[ /]/.test(character))) {
          event.preventDefault();
          typed.current += character;
          if (!isLoading) panel.open();
          return;
        }
      }
      const shortcut = searchShortcut(event);
      if (!shortcut || event.defaultPrevented) return;
      if (shortcut === 'open' && (slashKey === 'off' || takesLetters(event.target))) return;
      // Another modal dialog is open.
      if (state !== 'open' && isInDialog) return;
      event.preventDefault();
      if (state === 'open') close();
      else panel.open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

  useEffect(() => {
    // The dialog restores focus itself, except in Safari, which does not focus a clicked button.
    const own = button.current;
    if (state !== 'open') return undefined;
    return () => {
      if (document.activeElement === document.body) own?.focus();
    };
  }, [state]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={slashKey === 'on' ? 'Control+K Meta+K /' : 'Control+K Meta+K'}
        aria-busy={state === 'loading'}
        onPointerEnter={panel.prefetch}
        onFocus={panel.prefetch}
        onClick={panel.open}
      >
        <SearchIcon />
        <span className={styles.label} lang={langOf('search.label')}>
          {t('search.label')}
        </span>
        <kbd className={styles.keys} aria-hidden="true">
          {keys}
        </kbd>
      </button>
      {panel.render({
        typed: typed.current,
        onType: (query) => {
          typed.current = query;
        },
        onClose: close,
        onFollow: focusOnArrival,
      })}
    </>
  );
}
