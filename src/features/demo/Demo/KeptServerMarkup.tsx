import {
  useCallback,
  useRef,
  type ComponentPropsWithoutRef,
  type MutableRefObject,
  type ReactNode,
} from 'react';
import { useMountedInBrowser } from './useMountedInBrowser';

interface KeptServerMarkupProps extends ComponentPropsWithoutRef<'div'> {
  readonly boxRef?: MutableRefObject<HTMLDivElement | null>;
  /** Its height is kept under this name, which is unique in the page. */
  readonly name?: string;
  /** `null` until the browser has loaded it. */
  readonly children: ReactNode | null;
}

/** Heights in pixels of boxes that were shown in this visit, by page, name and width of the window. */
const heights = new Map<string, number>();

const keyOf = (page: string, name: string) => `${page} ${name} ${window.innerWidth}`;

/**
 * A box whose children are in the server's HTML and load later in the browser. During hydration
 * React keeps the server's markup until the children are available, then replaces it in the same
 * element: no shift, no flash. After client-side navigation the box is empty until then and has the
 * attribute `data-waiting`. It is as high as when it was left, so that readers come back to where they were.
 */
export function KeptServerMarkup({
  boxRef,
  name,
  children,
  style,
  ...boxProps
}: KeptServerMarkupProps) {
  const mountedInBrowser = useMountedInBrowser();
  const ownRef = useRef<HTMLDivElement | null>(null);
  const ref = boxRef ?? ownRef;
  const page = useRef('');
  const setBox = useCallback(
    (box: HTMLDivElement | null) => {
      const left = ref.current;
      if (box) {
        page.current = window.location.pathname;
      } else if (left && name !== undefined && left.dataset['waiting'] === undefined) {
        // It is still in the document, but the address is that of the next page.
        heights.set(keyOf(page.current, name), left.getBoundingClientRect().height);
      }
      ref.current = box;
    },
    [ref, name],
  );

  if (children !== null) {
    return (
      <div ref={setBox} {...boxProps} style={style}>
        {children}
      </div>
    );
  }
  if (mountedInBrowser) {
    const kept =
      name === undefined ? undefined : heights.get(keyOf(window.location.pathname, name));
    const shown = kept === undefined ? style : { ...style, minBlockSize: kept };
    return <div ref={setBox} {...boxProps} style={shown} data-waiting="" />;
  }
  return (
    <div
      ref={setBox}
      {...boxProps}
      style={style}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
