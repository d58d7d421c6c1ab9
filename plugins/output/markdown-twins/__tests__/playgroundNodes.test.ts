import path from 'node:path';
import english from '../../../../i18n/en/dictionary.json';
import { playgroundNodes } from '../node/playgroundNodes';
import { createTexts } from '../node/texts';

test('a playground is the code of its first state, on translated pages, too', async () => {
  const nodes = await playgroundNodes(
    {
      siteDir: path.resolve(__dirname, '../../../..'),
      page: 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current/react-button/index.mdx',
      component: 'Button',
    },
    createTexts([english]),
  );
  expect(nodes).toMatchObject([
    { type: 'paragraph' },
    {
      type: 'code',
      lang: 'jsx',
      value: expect.stringContaining(
        '<Button variant="contained">Book this flight</Button>',
      ) as string,
    },
  ]);
});
