import { t } from '@site/src/features/locale';
import { useIsMac } from '@site/src/ui/useIsMac';

/** Shortcut that copies the hovered block: "(or ⌘C)" on a Mac, "(or Ctrl + C)" elsewhere. */
export function CopyHint({ className }: { className?: string }) {
  const key = useIsMac() ? '⌘' : 'Ctrl + ';
  return (
    <span className={className} aria-hidden="true">
      {t('code.copyHint', { key })}
    </span>
  );
}
