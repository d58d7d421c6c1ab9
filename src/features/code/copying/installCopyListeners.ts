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
    return; // Swallowed: spec §8, clipboard failure.
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

/** The block under the pointer, else the one with the focus. */
function currentBlock(): Element | undefined {
  const hovered = [...document.querySelectorAll(`${BLOCK}:hover`)].at(-1);
  return hovered ?? document.activeElement?.closest(BLOCK) ?? undefined;
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.repeat || !isCopyShortcut(event) || hasSelection(event.target)) return;
  const button = currentBlock()?.querySelector<HTMLElement>(BUTTON);
  if (!button) return;
  // Analytics tells the keyboard from the pointer by the action on the clicked button.
  const action = button.getAttribute(ACTION);
  if (action !== null) button.setAttribute(ACTION, action.replace('copy-click', 'copy-keyboard'));
  button.click();
  if (action !== null) button.setAttribute(ACTION, action);
}

let users = 0;

/**
 * Makes the copy buttons of static blocks and Ctrl/Cmd+C work: one click and one keydown listener
 * on the document, however many blocks ask for them. Returns the function that gives them up.
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
