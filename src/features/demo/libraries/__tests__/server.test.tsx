import JoyButton from '@mui/joy/Button';
import MaterialButton from '@mui/material/Button';
import { styled } from '@mui/system';
import type * as prefs from '@site/src/prefs';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import BaseLibrary from '../base';
import JoyLibrary from '../joy';
import MaterialLibrary from '../material';
import SystemLibrary from '../system';

jest.mock('@site/src/prefs', () => ({
  ...jest.requireActual<typeof prefs>('@site/src/prefs'),
  useDirection: () => ({ direction: 'ltr' }),
  useThemeSettings: () => ({ dense: false, spacing: 8, paletteColors: {} }),
}));

const Padded = styled('button')({ padding: 7 });

const cases: [string, ComponentType<{ children: ReactNode }>, ComponentType, string][] = [
  [
    'material',
    MaterialLibrary,
    () => <MaterialButton variant="contained">A</MaterialButton>,
    'var(--mui-palette-primary-main)',
  ],
  [
    'joy',
    JoyLibrary,
    () => <JoyButton>A</JoyButton>,
    'var(--variant-solidBg, var(--joy-palette-primary-solidBg',
  ],
  ['base', BaseLibrary, () => <Padded>A</Padded>, 'padding:7px'],
  ['system', SystemLibrary, () => <Padded>A</Padded>, 'padding:7px'],
];

describe.each(cases)('%s on the server', (_, Library, Component, declaration) => {
  const render = () =>
    renderToString(
      <Library>
        <Component />
      </Library>,
    );

  it('puts the critical styles into the HTML, for every page anew', () => {
    const first = render();
    expect(first).toContain('<style data-emotion="doc ');
    expect(first).toContain(declaration);
    expect(render()).toBe(first);
  });

  it('leaves the theme’s variables to the site’s style sheet', () => {
    expect(render()).not.toMatch(/--(?:mui|joy)-palette-primary-main:|data-emotion="doc-global/);
  });
});
