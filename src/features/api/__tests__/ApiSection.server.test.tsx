import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext';
import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { ApiSection } from '..';
import { component } from './samplePages';

test('the server renders one set of rows, the names of all displays, and nothing open', () => {
  const html = renderToString(
    <HelmetProvider>
      <DocusaurusContextProvider>
        <BrowserContextProvider>
          <MemoryRouter initialEntries={['/material-ui/api/button/#button-prop-color']}>
            <ApiSection page={component} part="props" />
          </MemoryRouter>
        </BrowserContextProvider>
      </DocusaurusContextProvider>
    </HelmetProvider>,
  );
  expect(html.match(/ id="button-prop-color"/g)).toHaveLength(1);
  for (const display of ['table', 'expanded', 'collapsed']) {
    expect(html).toContain(`data-display="${display}"`);
  }
  expect(html).toContain('data-display-key="apiPage_props"');
  expect(html).not.toContain('data-open');
  expect(html).not.toContain('<details open');
});
