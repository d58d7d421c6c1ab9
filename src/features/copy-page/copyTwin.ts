import { announce, copyToClipboard } from '@site/src/features/code';
import { t } from '@site/src/features/locale';

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
 * Fetches the Markdown at a URL of the site. Throws if the response is not Markdown, since hosts
 * may answer with an HTML page.
 */
async function readTwin(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/markdown')) {
    throw new Error(`There is no Markdown at ${address}.`);
  }
  return response.text();
}

/**
 * Copies the Markdown at a URL, and announces it.
 * @throws if there is no Markdown, or the browser refuses to copy.
 */
export async function copyTwin(address: string): Promise<void> {
  await copyPromised(readTwin(address));
  announce(t('code.copied'));
}
