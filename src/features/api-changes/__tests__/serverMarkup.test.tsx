import { DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import ApiChanges from '../ApiChanges';
import { CHANGES } from './listedChanges';

test('without scripts the whole list is there, whatever the address asks for', () => {
  const html = renderToString(
    <DocusaurusContextProvider>
      <StaticRouter location="/changes/?q=nothing" context={{}}>
        <ApiChanges changes={CHANGES} apiRoute="/material-ui/api" />
      </StaticRouter>
    </DocusaurusContextProvider>,
  );
  expect(html).toContain('id="grid-2"');
  expect(html).toContain('Changes shown: 11 of 11. Components: 3.');
});
