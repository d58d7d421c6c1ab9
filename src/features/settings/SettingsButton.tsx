import { t } from '@site/src/features/locale';
import IconButton from '@site/src/ui/IconButton';
import SettingsIcon from '@site/src/ui/icons/SettingsIcon';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import styles from './styles.module.css';

type Panel = ComponentType<{ readonly onClose: () => void }>;

/** How long a failure is shown, in ms. */
const FAILURE_DURATION = 6000;

/** The panel is no part of a page's HTML, so its code comes when it is wanted. Retries after a failure. */
const loadPanel = () => import('./SettingsPanel');

/** When a press is likely. A failure shows when the button is pressed. */
function prefetchPanel() {
  loadPanel().catch(() => undefined);
}

/** The button named "Settings" and the panel it opens. */
export default function SettingsButton({ className }: { readonly className?: string }) {
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const [Panel, setPanel] = useState<Panel | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (state !== 'failed') return undefined;
    const timer = setTimeout(() => setState('closed'), FAILURE_DURATION);
    return () => clearTimeout(timer);
  }, [state]);

  const open = async () => {
    setState('loading');
    try {
      const { default: LoadedPanel } = await loadPanel();
      setPanel(() => LoadedPanel);
      setState('open');
    } catch {
      setState('failed');
    }
  };

  const close = () => {
    setState('closed');
    // Safari does not focus a pressed button, so the dialog cannot give focus back to it.
    button.current?.focus();
  };

  return (
    <>
      <IconButton
        ref={button}
        label={t('settings.title')}
        className={className}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        aria-busy={state === 'loading'}
        onPointerEnter={prefetchPanel}
        onFocus={prefetchPanel}
        onClick={open}
      >
        <SettingsIcon />
      </IconButton>
      {state === 'open' && Panel ? <Panel onClose={close} /> : null}
      {state === 'failed' &&
        createPortal(
          <p role="alert" className={styles.failure}>
            {t('settings.loadFailed')}
          </p>,
          document.body,
        )}
    </>
  );
}
