/** Copies through a selection in a hidden element, for pages without the Clipboard API. */
function copyThroughSelection(text: string): void {
  const holder = document.createElement('span');
  holder.textContent = text;
  holder.style.whiteSpace = 'pre';
  holder.style.userSelect = 'all';
  holder.style.position = 'fixed';
  holder.style.insetBlockStart = '0';
  holder.style.clipPath = 'inset(50%)';
  // Elements outside an open modal dialog cannot be selected.
  (document.activeElement?.closest('dialog') ?? document.body).append(holder);

  const selection = window.getSelection();
  const range = document.createRange();
  const previous = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  let copied = false;
  try {
    selection?.removeAllRanges();
    range.selectNode(holder);
    selection?.addRange(range);
    copied = document.execCommand('copy');
  } finally {
    selection?.removeAllRanges();
    if (previous) selection?.addRange(previous);
    holder.remove();
  }
  if (!copied) throw new DOMException('The request is not allowed', 'NotAllowedError');
}

/**
 * Copies `text`: with the Clipboard API, or with the older copy command if that fails. Rejects with
 * a DOMException named `NotAllowedError` if both fail; callers ignore it (spec §8).
 */
export async function copyToClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    try {
      copyThroughSelection(text);
    } catch {
      throw new DOMException('The request is not allowed', 'NotAllowedError');
    }
  }
}
