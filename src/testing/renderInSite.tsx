import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext';
import { ColorModeProvider } from '@docusaurus/theme-common/internal';
import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { PrefsProvider } from '../prefs';

/**
 * Renders `ui` inside the contexts that every page of the site has.
 * `path` is the page's pathname (default `/`).
 */
export function renderInSite(ui: ReactElement, { path = '/' }: { path?: string } = {}) {
  function Site({ children }: { children: ReactNode }) {
    return (
      <HelmetProvider>
        <DocusaurusContextProvider>
          <BrowserContextProvider>
            <MemoryRouter initialEntries={[path]}>
              <ColorModeProvider>
                <PrefsProvider>{children}</PrefsProvider>
              </ColorModeProvider>
            </MemoryRouter>
          </BrowserContextProvider>
        </DocusaurusContextProvider>
      </HelmetProvider>
    );
  }
  return render(ui, { wrapper: Site });
}
