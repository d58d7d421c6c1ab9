import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { FrameHead } from './FrameHead';
import styles from './styles.module.css';
import { useNeededHeight } from './useNeededHeight';

/** A document in standards mode; an empty frame would be in quirks mode. */
const EMPTY_PAGE = '<!doctype html><html><head></head><body></body></html>';
const EMPTY_PAGE_URL = 'about:srcdoc';

export interface DemoFrameProps {
  /** Accessible name of the frame. */
  readonly title: string;
  /** Least height in px. */
  readonly height?: number;
  /** The same for a narrow frame; default `height`. */
  readonly narrowHeight?: number;
  /** Keeps the frame at `height`, with higher content scrolling in it. */
  readonly scrollable?: boolean;
  /** URL of the style sheet with the library's variables; the content waits for it. */
  readonly stylesheet: string | null;
  readonly children: (frame: Document) => ReactNode;
}

/** The content of a frame that is as high as it is. */
function FittedContent({
  onHeight,
  children,
}: {
  readonly onHeight: (height: number) => void;
  readonly children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useNeededHeight(ref, onHeight);
  // The margins of the content are part of its height.
  return (
    <div ref={ref} style={{ display: 'flow-root' }}>
      {children}
    </div>
  );
}

/**
 * A same-origin iframe into which `children` render, in the page's language and the reader's
 * direction and colour mode. Media queries refer to the frame. On the server it is empty, with its
 * least height (spec §4).
 */
export function DemoFrame({
  title,
  height,
  narrowHeight,
  scrollable = false,
  stylesheet,
  children,
}: DemoFrameProps) {
  const elementRef = useRef<HTMLIFrameElement>(null);
  const [needed, setNeeded] = useState<number>();
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
        <FrameHead
          document={frameDocument}
          scrollable={scrollable}
          stylesheet={stylesheet}
          onStyled={showContent}
        />
      ) : null}
      {frameDocument && shown
        ? createPortal(
            scrollable ? (
              children(frameDocument)
            ) : (
              <FittedContent onHeight={setNeeded}>{children(frameDocument)}</FittedContent>
            ),
            frameDocument.body,
          )
        : null}
      {/* Last: the portal's content must be removed before the frame. */}
      <iframe
        ref={elementRef}
        title={title}
        srcDoc={EMPTY_PAGE}
        onLoad={takeDocument}
        className={styles.frame}
        style={
          {
            '--height': height && `${height}px`,
            '--narrow-height': narrowHeight && `${narrowHeight}px`,
            blockSize: needed,
          } as CSSProperties
        }
      />
    </>
  );
}
