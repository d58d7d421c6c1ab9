import { t } from '@site/src/features/locale';
import { announce, announcementRegion } from './announce';
import { copyToClipboard } from './copyToClipboard';
import { STATIC_COPIED_MS } from './durations';
import { hasSelection, isCopyShortcut } from './keyboardCopy';

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

let users = 0;

/**
 * Enables the copy buttons of static blocks and Ctrl/Cmd+C: one click and one keydown listener on
 * the document, shared by all callers. Returns a function that releases them.
 */
export function installCopyListeners(): () => void {
  users += 1;
  if (users === 1) {
    announcementRegion();
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
  }
  let installed = true;
  return () => {
    if (!installed) return;
    installed = false;
    users -= 1;
    if (users > 0) return;
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKeyDown);
  };
}
