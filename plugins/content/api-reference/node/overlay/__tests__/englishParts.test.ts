import { findEnglishParts } from '../englishParts';
import { BUTTON } from './overlayModels';

const PAGE = {
  pathname: '/material-ui/api/button',
  packageName: '@mui/material',
  names: ['Button'],
} as const;

const models = (button: typeof BUTTON) => [
  {
    components: { package: '@mui/material', version: '6.1.0', components: { Button: button } },
    hooks: null,
  },
];

const translate = <Item extends { readonly description: string }>(items: readonly Item[]) =>
  items.map((item) => ({ ...item, description: '译' }));

const partsOf = (button: typeof BUTTON) =>
  findEnglishParts([PAGE as never], models(BUTTON), models(button));

test('a page without translated texts is English', () => {
  expect(partsOf(BUTTON)).toEqual({ '/material-ui/api/button': 'all' });
});

test('a page with some names the others', () => {
  const parts = partsOf({
    ...BUTTON,
    description: '译',
    deprecated: '译',
    classes: translate(BUTTON.classes),
  });
  expect(parts['/material-ui/api/button']).toEqual(expect.arrayContaining(['props', 'slots']));
  expect(parts['/material-ui/api/button']).not.toContain('description');
});
