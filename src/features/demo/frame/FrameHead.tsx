import { useDirection, useMode } from '@site/src/prefs';
import { COLOR_SCHEME_ATTRIBUTE } from '@site/plugins/content/demos/contract';
import { useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

/** Base styles of an application's page. */
const BASE_STYLES = `
:root { color-scheme: light; }
:root[${COLOR_SCHEME_ATTRIBUTE}="dark"] { color-scheme: dark; }
body {
  margin: 0;
  background-color: var(--mui-palette-background-default, var(--joy-palette-background-body, Canvas));
  color: var(--mui-palette-text-primary, var(--joy-palette-text-primary, CanvasText));
  font: 400 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
@media print {
  :root { print-color-adjust: exact; }
  *, ::before, ::after { transition: none !important; }
}
`;

/** While content grows, a scroll bar would make it narrower until the frame has grown, too. */
const NO_SCROLL_BAR = 'html { overflow: auto hidden; }';

interface FrameHeadProps {
  /** The frame's document. */
  readonly document: Document;
  /** Whether higher content scrolls; else the frame is as high as its content. */
  readonly scrollable: boolean;
  readonly stylesheet: string | null;
  /** Called when the style sheet is loaded. */
  readonly onStyled: () => void;
}

/** Adds styles and the reader's choices to the frame's document, and keeps them in sync. */
export function FrameHead({
  document: frameDocument,
  scrollable,
  stylesheet,
  onStyled,
}: FrameHeadProps) {
  const { effective } = useMode();
  const { direction } = useDirection();

  // Before the content mounts and measures itself.
  useLayoutEffect(() => {
    const { documentElement: root, body } = frameDocument;
    root.lang = document.documentElement.lang;
    root.dir = direction;
    body.dir = direction;
    root.setAttribute(COLOR_SCHEME_ATTRIBUTE, effective);
  }, [frameDocument, direction, effective]);

  // The boot script does the same for the page: paper is light.
  useEffect(() => {
    const showMode = ({ type }: Event) =>
      frameDocument.documentElement.setAttribute(
        COLOR_SCHEME_ATTRIBUTE,
        type === 'beforeprint' ? 'light' : effective,
      );
    window.addEventListener('beforeprint', showMode);
    window.addEventListener('afterprint', showMode);
    return () => {
      window.removeEventListener('beforeprint', showMode);
      window.removeEventListener('afterprint', showMode);
    };
  }, [frameDocument, effective]);

  // First in the head, so that later styles of the library override it.
  return createPortal(
    <>
      <style>{scrollable ? BASE_STYLES : `${BASE_STYLES}${NO_SCROLL_BAR}`}</style>
      {stylesheet ? (
        // Content without variables is better than an empty frame.
        <link rel="stylesheet" href={stylesheet} onLoad={onStyled} onError={onStyled} />
      ) : null}
    </>,
    frameDocument.head,
  );
}
