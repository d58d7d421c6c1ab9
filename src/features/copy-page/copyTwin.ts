import { announce, COPIED_MS, copyToClipboard } from '@site/src/features/code';
import { t } from '@site/src/features/locale';
import { readTwin } from './readTwin';

const TYPE = 'text/plain';

/**
 * Puts a text that has yet to come on the clipboard. It is promised at once, since some browsers
 * allow no copying some time after the press.
 */
async function copyPromised(text: Promise<string>): Promise<void> {
  try {
    const blob = text.then((value) => new Blob([value], { type: TYPE }));
    // Its reason comes from the text below; the browser may never ask for this one.
    blob.catch(() => {});
    await navigator.clipboard.write([new ClipboardItem({ [TYPE]: blob })]);
  } catch {
    await copyToClipboard(await text);
  }
}

/**
 * Copies the Markdown at an address, says so, and resolves when it has been said for long enough.
 * @param onCopied Called as soon as it is copied.
 * @throws When there is no Markdown, or the browser does not let it be copied.
 */
export async function copyTwin(address: string, onCopied: () => void): Promise<void> {
  await copyPromised(readTwin(address));
  onCopied();
  announce(t('code.copied'));
  await new Promise((resolve) => window.setTimeout(resolve, COPIED_MS));
}
