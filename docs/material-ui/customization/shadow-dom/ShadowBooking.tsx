import * as React from 'react';
import { createPortal } from 'react-dom';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';

interface Shadow {
  content: HTMLElement;
  cache: EmotionCache;
}

function openShadow(host: HTMLElement): Shadow {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const styles = document.createElement('div');
  const content = document.createElement('div');
  root.replaceChildren(styles, content);
  return { content, cache: createCache({ key: 'booking', container: styles, prepend: true }) };
}

export default function ShadowBooking() {
  const host = React.useRef<HTMLDivElement>(null);
  const [shadow, setShadow] = React.useState<Shadow | null>(null);

  React.useEffect(() => {
    if (host.current) setShadow(openShadow(host.current));
  }, []);

  return (
    <div ref={host} style={{ minHeight: 36 }}>
      {shadow &&
        createPortal(
          <CacheProvider value={shadow.cache}>
            <Button variant="contained">Book a ferry</Button>
          </CacheProvider>,
          shadow.content,
        )}
    </div>
  );
}
