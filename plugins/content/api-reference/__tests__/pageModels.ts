import type { ApiComponent, ApiHook, ApiInterface, ApiProp } from '../contract';
import { createHtmlRenderer } from '../node/pages/createHtmlRenderer';
import type { DocPage } from '../node/pages/readDocPages';
import type { ApiPageContext } from '../node/pages/toApiPage';

/** Creates a prop with the given properties. */
export const prop = (given: Partial<ApiProp> & Pick<ApiProp, 'name'>): ApiProp => ({
  type: 'boolean',
  muiType: 'bool',
  description: 'A text.',
  own: true,
  ...given,
});

export const component = (given: Partial<ApiComponent> = {}): ApiComponent => ({
  name: 'Button',
  slug: 'button',
  module: '@mui/material/Button',
  imports: [
    "import Button from '@mui/material/Button';",
    "import { Button } from '@mui/material';",
  ],
  description: '',
  demos: [],
  inherits: null,
  polymorphic: false,
  props: [],
  slots: [],
  classes: [],
  file: 'Button/Button.d.ts',
  ...given,
});

export const hook = (given: Partial<ApiHook> = {}): ApiHook => ({
  name: 'useMenu',
  slug: 'use-menu',
  module: '@mui/base/useMenu',
  imports: ["import { useMenu } from '@mui/base/useMenu';"],
  description: '',
  demos: [],
  parameters: [],
  returnValue: [],
  file: 'useMenu/useMenu.d.ts',
  ...given,
});

export const interfaceModel = (given: Partial<ApiInterface> = {}): ApiInterface => ({
  name: 'GridColDef',
  slug: 'grid-col-def',
  imports: [
    "import type { GridColDef } from '@mui/x-data-grid';",
    "import type { GridColDef } from '@mui/x-data-grid-pro';",
  ],
  description: '',
  props: [],
  file: 'models/gridColDef.d.ts',
  ...given,
});

/** Creates a page that is not generated. */
export const docPage = (given: Partial<DocPage> = {}): DocPage => ({
  pathname: '/material-ui/react-button',
  productId: 'material-ui',
  version: 'current',
  file: 'docs/material-ui/react-button/index.mdx',
  title: 'Button',
  packageName: '@mui/material',
  components: ['Button'],
  hooks: [],
  interfaces: [],
  places: {},
  headings: [],
  ...given,
});

const resolveLink = (url: string) => url;

export const context = (given: Partial<ApiPageContext> = {}): ApiPageContext => ({
  packageName: '@mui/material',
  anchorPrefix: '',
  render: createHtmlRenderer(resolveLink, '/'),
  resolveLink,
  apiPathOf: () => undefined,
  demos: [],
  source: { url: 'https://example.com/Button.js', path: 'Button.js' },
  facts: { extension: 'js', refHolders: [] },
  ...given,
});
