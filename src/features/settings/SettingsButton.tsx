import { langOf, t } from '@site/src/features/locale';
import { useLazyPanel } from '@site/src/features/panels';
import IconButton from '@site/src/ui/IconButton';
import SettingsIcon from '@site/src/ui/icons/SettingsIcon';
import { useRef } from 'react';

const loadPanel = () => import('./SettingsPanel');

/** The settings button and its panel. */
export default function SettingsButton() {
  const { state, prefetch, open, close, render } = useLazyPanel(loadPanel);
  const button = useRef<HTMLButtonElement>(null);

  return (
    <>
      <IconButton
        ref={button}
        label={t('settings.title')}
        lang={langOf('settings.title')}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        aria-busy={state === 'loading'}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={open}
      >
        <SettingsIcon />
      </IconButton>
      {render({
        onClose: () => {
          close();
          // Safari does not focus a clicked button, so the dialog cannot restore focus to it.
          button.current?.focus();
        },
      })}
    </>
  );
}
