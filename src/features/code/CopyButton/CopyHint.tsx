import { t } from '@site/src/features/locale';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const isMac = () => /mac/i.test(navigator.platform);

/** The shortcut that copies the hovered block: "(or ⌘C)" on a Mac, "(or Ctrl + C)" elsewhere. */
export function CopyHint({ className }: { className?: string }) {
  const key = useSyncExternalStore(neverChanges, isMac, () => false) ? '⌘' : 'Ctrl + ';
  return (
    <span className={className} aria-hidden="true">
      {t('code.copyHint', { key })}
    </span>
  );
}
