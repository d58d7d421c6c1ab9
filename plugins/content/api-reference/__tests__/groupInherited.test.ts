import { groupInherited, toOrigin } from '../node/pages/groupInherited';
import { prop } from './pageModels';

describe('toOrigin', () => {
  it.each([
    ['ButtonBase/ButtonBase.d.ts', '@mui/material', 'ButtonBase', '@mui/material'],
    ['internal/SwitchBase.d.ts', '@mui/material', 'SwitchBase', '@mui/material'],
    ['../material/Tabs/Tabs.d.ts', '@mui/lab', 'Tabs', '@mui/material'],
    ['../../@mui/material/Container/Container.d.ts', '@toolpad/core', 'Container', '@mui/material'],
    ['node_modules/@mui/base/Popper/Popper.types.d.ts', '@mui/joy', 'Popper', '@mui/base'],
    ['ListItemButton/ListItemButtonProps.d.ts', '@mui/joy', 'ListItemButton', '@mui/joy'],
    ['useButton/useButton.types.d.ts', '@mui/base', 'useButton', '@mui/base'],
    ['Unstable_Popup/index.d.ts', '@mui/base', 'Popup', '@mui/base'],
    [
      '../../react-transition-group/Transition.d.ts',
      '@mui/material',
      'Transition',
      'react-transition-group',
    ],
  ])('%s of %s', (from, packageName, origin, owner) => {
    expect(toOrigin(from, packageName)).toEqual({ origin, packageName: owner });
  });

  it.each(['OverridableComponent.d.ts', 'styles/index.d.ts', '../../@types/react/index.d.ts'])(
    '%s is no component',
    (from) => {
      expect(toOrigin(from, '@mui/material')).toBeUndefined();
    },
  );
});

describe('groupInherited', () => {
  const inherited = (name: string, from: string) => prop({ name, own: false, from });
  const names = (inherits?: string) =>
    groupInherited(
      [
        prop({ name: 'own' }),
        inherited('square', 'Paper/Paper.d.ts'),
        inherited('component', 'OverridableComponent.d.ts'),
        inherited('action', 'ButtonBase/ButtonBase.d.ts'),
        { ...inherited('secret', 'Paper/Paper.d.ts'), hidden: true },
        { ...inherited('style', 'Paper/Paper.d.ts'), description: '' },
        inherited('elevation', 'Paper/Paper.d.ts'),
        prop({ name: 'nowhere', own: false }),
      ],
      '@mui/material',
      inherits,
    ).map(({ origin, props }) => [origin, props.map(({ name }) => name)]);

  it('groups by origin, by name', () => {
    expect(names()).toEqual([
      ['ButtonBase', ['action']],
      ['Paper', ['square', 'elevation']],
    ]);
  });

  it('puts what the component inherits from first, with what helpers declare', () => {
    expect(names('Paper')).toEqual([
      ['Paper', ['square', 'component', 'elevation']],
      ['ButtonBase', ['action']],
    ]);
  });
});
