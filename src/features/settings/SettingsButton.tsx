import { t } from '@site/src/features/locale';
import IconButton from '@site/src/ui/IconButton';
import SettingsIcon from '@site/src/ui/icons/SettingsIcon';
import { useLazyPanel } from '@site/src/ui/LazyPanel/useLazyPanel';
import { useRef } from 'react';

const loadPanel = () => import('./SettingsPanel');

/** Preloads the panel. A failure is shown when the button is pressed. */
function prefetchPanel() {
  loadPanel().catch(() => undefined);
}

/** The settings button and its panel. */
export default function SettingsButton({ className }: { readonly className?: string }) {
  const { state, Panel, open, close, failure } = useLazyPanel(loadPanel, t('loading.partFailed'));
  const button = useRef<HTMLButtonElement>(null);

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
      {Panel && (
        <Panel
          onClose={() => {
            close();
            // Safari does not focus a clicked button, so the dialog cannot restore focus to it.
            button.current?.focus();
          }}
        />
      )}
      {failure}
    </>
  );
}
