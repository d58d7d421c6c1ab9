import { t } from '@site/src/features/locale';
import { useEffect } from 'react';
import { announce, announcementRegion } from './announce';
import { copyToClipboard } from './copyToClipboard';
import { hasSelection, isCopyShortcut } from './keyboardCopy';

/** Duration of the confirmation of static copy buttons, in ms (spec §4, §9). */
const STATIC_COPIED_MS = 2000;

const BLOCK = '[data-code-block]';
const BUTTON = '[data-copy-button]';
const STATIC_BUTTON = '[data-copy-button="static"]';
const ACTION = 'data-ga-event-action';

const timers = new WeakMap<HTMLElement, number>();

async function copyStaticBlock(button: HTMLElement): Promise<void> {
  const code = button.closest(BLOCK)?.querySelector('code')?.textContent;
  if (!code) return;
  try {
    await copyToClipboard(code);
  } catch {
    return; // Clipboard errors are ignored.
  }
  window.clearTimeout(timers.get(button));
  button.dataset.copied = 'true';
  timers.set(
    button,
    window.setTimeout(() => {
      delete button.dataset.copied;
    }, STATIC_COPIED_MS),
  );
  announce(t('code.copiedAnnouncement'));
}

function onClick({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest<HTMLElement>(STATIC_BUTTON);
  if (button) void copyStaticBlock(button);
}

/** Returns the hovered block, else the focused one. */
function currentBlock(): Element | undefined {
  const hovered = [...document.querySelectorAll(`${BLOCK}:hover`)].at(-1);
  return hovered ?? document.activeElement?.closest(BLOCK) ?? undefined;
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.repeat || !isCopyShortcut(event) || hasSelection(event.target)) return;
  const button = currentBlock()?.querySelector<HTMLElement>(BUTTON);
  if (!button) return;
  // Analytics distinguishes keyboard and pointer by the action attribute of the button.
  const action = button.getAttribute(ACTION);
  if (action !== null) button.setAttribute(ACTION, action.replace('copy-click', 'copy-keyboard'));
  button.click();
  if (action !== null) button.setAttribute(ACTION, action);
}

/**
 * Enables the copy buttons of static blocks and Ctrl/Cmd+C. All callers share one click and one keydown
 * listener on the document, since adding a listener again changes nothing; they stay for the page's life.
 */
export function useCopyListeners(): void {
  useEffect(() => {
    announcementRegion();
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
  }, []);
}
