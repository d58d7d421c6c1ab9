import { t } from '@site/src/features/locale';
import IconButton from '@site/src/ui/IconButton';
import SettingsIcon from '@site/src/ui/icons/SettingsIcon';
import { useRef, useState } from 'react';
import SettingsPanel from './SettingsPanel';

/** The button named "Settings" and the panel it opens. */
export default function SettingsButton({ className }: { readonly className?: string }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
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
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <SettingsIcon />
      </IconButton>
      {open && <SettingsPanel onClose={close} />}
    </>
  );
}
