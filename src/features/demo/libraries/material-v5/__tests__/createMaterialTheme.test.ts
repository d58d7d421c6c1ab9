import type { LibrarySettings } from '../../librarySettings';
import { createMaterialTheme } from '../createMaterialTheme';

const defaults: LibrarySettings = {
  direction: 'ltr',
  dense: false,
  spacing: 8,
  paletteColors: {},
};

it('has the spacing without a variable', () => {
  expect(createMaterialTheme({ ...defaults, spacing: 10 }).spacing(2)).toBe('20px');
});

it('has what lights surfaces up in the dark in no other mode', () => {
  const overlays = createMaterialTheme(defaults)
    .generateStyleSheets()
    .flatMap((rules) =>
      Object.entries(rules)
        .filter(([, declarations]) => '--mui-overlays-1' in declarations)
        .map(([selector]) => selector),
    );
  expect(overlays).not.toContain(':root, [data-theme="light"]');
  expect(overlays).toContain('[data-theme="dark"]');
});
