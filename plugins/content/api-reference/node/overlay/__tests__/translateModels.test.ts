import type { ApiFile } from '../../../contract';
import type { ApiModel } from '../../models/modelRequest';
import { translateModels } from '../translateModels';
import { BUTTON, BUTTON_BASE, overlayOf, translation, USE_MENU } from './overlayModels';

const MATERIAL: ApiFile = {
  package: '@mui/material',
  version: '6.1.0',
  components: { Button: BUTTON, ButtonBase: BUTTON_BASE },
};

const BASE = { package: '@mui/base', version: '5.0.0' };

const MODELS: readonly ApiModel[] = [
  { components: MATERIAL, hooks: null },
  {
    components: { ...BASE, components: {} },
    hooks: { ...BASE, hooks: { useMenu: USE_MENU } },
  },
];

test('translates components and hooks by their files, inherited props by their origin', () => {
  const overlays = new Map([
    ['material-ui/button', overlayOf(translation('description', '按钮', 'About the button.'))],
    [
      'material-ui/button-base',
      overlayOf(translation('props.action.description', '继承', 'Inherited.')),
    ],
    ['base-ui/use-menu', overlayOf(translation('description', '菜单', 'About the hook.'))],
  ]);
  const [material, base] = translateModels(MODELS, overlays);
  const { Button, ButtonBase } = material?.components.components ?? {};
  expect(Button?.description).toBe('按钮');
  expect(Button?.props.find(({ name }) => name === 'action')?.description).toBe('继承');
  expect(ButtonBase?.props[0]?.description).toBe('继承');
  expect(base?.hooks?.hooks['useMenu']?.description).toBe('菜单');
  expect(BUTTON.description).toBe('About the button.');
});

test('a file that is named after another package’s component says nothing', () => {
  const overlays = new Map([
    ['joy-ui/button', overlayOf(translation('description', '按钮', 'About the button.'))],
  ]);
  expect(translateModels(MODELS, overlays)).toEqual(MODELS);
});

test('without overlays the models are the same', () => {
  expect(translateModels(MODELS, new Map())).toBe(MODELS);
});
