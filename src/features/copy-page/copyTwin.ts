import { announce, COPIED_MS, copyToClipboard } from '@site/src/features/code';
import { t } from '@site/src/features/locale';
import { readTwin } from './readTwin';

const TYPE = 'text/plain';

/**
 * Writes a promised text to the clipboard. It is called synchronously, because some browsers
 * require user activation.
 */
async function copyPromised(text: Promise<string>): Promise<void> {
  try {
    const blob = text.then((value) => new Blob([value], { type: TYPE }));
    // The rejection is handled below; the browser may never read this promise.
    blob.catch(() => {});
    await navigator.clipboard.write([new ClipboardItem({ [TYPE]: blob })]);
  } catch {
    await copyToClipboard(await text);
  }
}

/**
 * Copies the Markdown at a URL, announces it, and resolves after the confirmation's duration.
 * @param onCopied Called once it is copied.
 * @throws if there is no Markdown, or the browser refuses to copy.
 */
export async function copyTwin(address: string, onCopied: () => void): Promise<void> {
  await copyPromised(readTwin(address));
  onCopied();
  announce(t('code.copied'));
  await new Promise((resolve) => window.setTimeout(resolve, COPIED_MS));
}
