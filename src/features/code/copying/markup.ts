import { trackClick } from '@site/src/features/analytics';

/** Marks the element that Ctrl/Cmd+C belongs to while it is hovered or has the focus. */
export const codeBlockMark = { 'data-code-block': '' } as const;

/**
 * Marks the copy button of a block. A `static` button copies the text of the block's `code` element
 * through the listener on the document; a `react` one has its own click handler.
 */
export const copyButtonMark = (kind: 'static' | 'react') => ({ 'data-copy-button': kind });

/** Names of the click events for analytics: an action of its own when the keyboard was used. */
export const copyClickEvent = trackClick('code', 'copy-click');
