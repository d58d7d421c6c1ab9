import * as React from 'react';
import { createPortal } from 'react-dom';
import { useColorMode } from '@docusaurus/theme-common';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, useTheme, type Theme } from '@mui/material/styles';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

interface Frame {
  /** The window of the frame, for the `window` prop of `AppProvider`. */
  window: Window;
  /** The page's color mode and direction, and media queries that measure the frame. */
  themeOptions: NonNullable<Parameters<typeof createTheme>[0]>;
  /** The theme of these options. */
  theme: Theme;
}

interface DemoFrameProps {
  /** Names the frame for assistive technology. */
  title: string;
  children: (frame: Frame) => React.ReactNode;
}

/** A document of its own for an example that takes a whole window and styles its `body`. */
export default function DemoFrame({ title, children }: DemoFrameProps) {
  const element = React.useRef<HTMLIFrameElement>(null);
  const [frameWindow, setFrameWindow] = React.useState<Window | null>(null);
  const [frameDocument, setFrameDocument] = React.useState<Document | null>(null);
  const { direction } = useTheme();
  const { colorMode } = useColorMode();

  // Some browsers put a new document in the frame once it has loaded; the first one is then lost.
  const takeDocument = React.useCallback(() => {
    const current = element.current?.contentDocument;
    if (current?.readyState === 'complete') {
      setFrameWindow(current.defaultView);
      setFrameDocument(current);
    }
  }, []);
  React.useEffect(takeDocument, [takeDocument]);

  React.useEffect(() => {
    if (frameDocument) {
      frameDocument.documentElement.lang = 'en';
      frameDocument.documentElement.dir = direction;
    }
  }, [frameDocument, direction]);

  const cache = React.useMemo(
    () =>
      frameDocument &&
      createCache({
        key: `frame${direction}`,
        container: frameDocument.head,
        ...(direction === 'rtl' && { stylisPlugins: [prefixer, rtlPlugin] }),
      }),
    [frameDocument, direction],
  );

  const frame = React.useMemo<Frame | null>(() => {
    if (!frameWindow) {
      return null;
    }
    const themeOptions: Frame['themeOptions'] = {
      cssVariables: true,
      direction,
      palette: { mode: colorMode },
      components: {
        MuiUseMediaQuery: {
          defaultProps: { matchMedia: (query) => frameWindow.matchMedia(query) },
        },
      },
    };
    return { window: frameWindow, themeOptions, theme: createTheme(themeOptions) };
  }, [frameWindow, direction, colorMode]);

  return (
    <React.Fragment>
      <iframe
        ref={element}
        title={title}
        onLoad={takeDocument}
        style={{ display: 'block', width: '100%', height: 460, border: 0 }}
      />
      {frame && frameDocument && cache
        ? createPortal(
            <CacheProvider value={cache}>{children(frame)}</CacheProvider>,
            frameDocument.body,
          )
        : null}
    </React.Fragment>
  );
}
