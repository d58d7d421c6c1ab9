import { useDirection, useMode } from '@site/src/prefs';
import { COLOR_SCHEME_ATTRIBUTE } from '@site/plugins/content/demos/contract';
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { keepLinksFromLeaving } from './keepLinksFromLeaving';

/** What a page of an application would look like before its own styles. */
const BASE_STYLES = `
:root { color-scheme: light; }
:root[${COLOR_SCHEME_ATTRIBUTE}="dark"] { color-scheme: dark; }
body {
  margin: 0;
  background-color: var(--mui-palette-background-default, var(--joy-palette-background-body, Canvas));
  color: var(--mui-palette-text-primary, var(--joy-palette-text-primary, CanvasText));
  font: 400 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
`;

interface FrameHeadProps {
  /** The frame's. */
  readonly document: Document;
  readonly stylesheet: string | null;
  /** Called when the style sheet is in force. */
  readonly onStyled: () => void;
}

/** Gives the frame's document its styles and the reader's choices, which it follows live. */
export function FrameHead({ document: frameDocument, stylesheet, onStyled }: FrameHeadProps) {
  const { effective } = useMode();
  const { direction } = useDirection();

  // Before the content is mounted and measures itself.
  useLayoutEffect(() => {
    const { documentElement: root, body } = frameDocument;
    root.lang = document.documentElement.lang;
    root.dir = direction;
    body.dir = direction;
    root.setAttribute(COLOR_SCHEME_ATTRIBUTE, effective);
  }, [frameDocument, direction, effective]);

  useLayoutEffect(() => keepLinksFromLeaving(frameDocument), [frameDocument]);

  // First in the head, so that what the library adds there later wins.
  return createPortal(
    <>
      <base target="_blank" />
      <style>{BASE_STYLES}</style>
      {stylesheet ? (
        // Without its variables the content is plain, but better than an empty frame.
        <link rel="stylesheet" href={stylesheet} onLoad={onStyled} onError={onStyled} />
      ) : null}
    </>,
    frameDocument.head,
  );
}
