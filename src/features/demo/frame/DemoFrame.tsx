import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { FrameHead } from './FrameHead';
import styles from './styles.module.css';

/** A document in standards mode; an empty frame would be in quirks mode. */
const EMPTY_PAGE = '<!doctype html><html><head></head><body></body></html>';
const EMPTY_PAGE_URL = 'about:srcdoc';

const DEFAULT_HEIGHT = 400;

export interface DemoFrameProps {
  /** Accessible name of the frame. */
  readonly title: string;
  /** In px; default 400. */
  readonly height?: number;
  /** URL of the style sheet with the library's variables; the content waits for it. */
  readonly stylesheet: string | null;
  readonly children: (frame: Document) => ReactNode;
}

/**
 * A same-origin iframe into which `children` render, in the page's language and the reader's
 * direction and colour mode. Media queries refer to the frame. On the server it is empty, with its
 * height (spec §4).
 */
export function DemoFrame({
  title,
  height = DEFAULT_HEIGHT,
  stylesheet,
  children,
}: DemoFrameProps) {
  const elementRef = useRef<HTMLIFrameElement>(null);
  const [frameDocument, setFrameDocument] = useState<Document | null>(null);
  const [styledDocument, setStyledDocument] = useState<Document | null>(null);

  // Browsers replace the initial document when the frame loads, and again when the reader reloads
  // the frame, so only a loaded document is used.
  const takeDocument = useCallback(
    () => setFrameDocument(elementRef.current?.contentDocument ?? null),
    [],
  );

  // A frame in the server's HTML may have loaded before hydration.
  useEffect(() => {
    const current = elementRef.current?.contentDocument;
    if (current?.URL === EMPTY_PAGE_URL && current.readyState === 'complete') takeDocument();
  }, [takeDocument]);

  const showContent = useCallback(() => setStyledDocument(frameDocument), [frameDocument]);
  const shown = stylesheet === null || styledDocument === frameDocument;

  return (
    <>
      {frameDocument ? (
        <FrameHead document={frameDocument} stylesheet={stylesheet} onStyled={showContent} />
      ) : null}
      {frameDocument && shown ? createPortal(children(frameDocument), frameDocument.body) : null}
      {/* Last: the portal's content must be removed before the frame. */}
      <iframe
        ref={elementRef}
        title={title}
        srcDoc={EMPTY_PAGE}
        onLoad={takeDocument}
        className={styles.frame}
        style={{ blockSize: height }}
      />
    </>
  );
}
