import { t } from '@site/src/features/locale';
import { useBriefly } from '@site/src/ui/useBriefly';
import clsx from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { announce } from '../copying/announce';
import { copyToClipboard } from '../copying/copyToClipboard';
import { copyButtonMark, copyClickEvent } from '../copying/markup';
import { useCopyListeners } from '../copying/useCopyListeners';
import { CopyHint } from './CopyHint';
import styles from './styles.module.css';

/** Duration of the confirmation in ms (spec §4, §9). */
export const COPIED_MS = 1200;

export interface CopyButtonProps extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'children' | 'onClick'
> {
  /** Copied verbatim. */
  readonly code: string;
}

/**
 * Copies `code` and shows a confirmation for 1.2 s, restarted by another click. Inside an element
 * with `codeBlockMark`, Ctrl/Cmd+C triggers it. Clipboard errors are ignored (spec §4).
 */
export function CopyButton({ code, className, ...buttonProps }: CopyButtonProps) {
  const [copied, showCopied] = useBriefly(COPIED_MS);
  useCopyListeners();

  const copy = async () => {
    try {
      await copyToClipboard(code);
    } catch {
      return; // Clipboard errors are ignored.
    }
    showCopied();
    announce(t('code.copiedAnnouncement'));
  };

  return (
    <button
      type="button"
      {...copyClickEvent}
      {...buttonProps}
      {...copyButtonMark('react')}
      className={clsx(styles.button, className)}
      data-copied={copied || undefined}
      onClick={() => void copy()}
    >
      <span className={styles.label} data-longest={t('code.copied')}>
        {copied ? t('code.copied') : t('code.copy')}
      </span>
      <CopyHint className={styles.hint} />
    </button>
  );
}
