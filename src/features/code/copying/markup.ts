import { trackClick } from '@site/src/features/analytics';

/** Marks the element that Ctrl/Cmd+C copies while it is hovered or focused. */
export const codeBlockMark = { 'data-code-block': '' } as const;

/**
 * Marks the copy button of a block. The document's listener handles a `static` button and copies
 * the block's `code` element; a `react` button has its own click handler.
 */
export const copyButtonMark = (kind: 'static' | 'react') => ({ 'data-copy-button': kind });

/** Tracking attributes of clicks and keyboard copies. */
export const copyClickEvent = trackClick('code', 'copy-click');
