import { createTheme } from '@mui/system';
import { createSystemTheme } from '../system';

it('is the default theme with the reader’s direction, spacing and colours', () => {
  const theme = createSystemTheme({
    direction: 'rtl',
    spacing: 5,
    paletteColors: { primary: { main: '#f00' } },
  });
  expect(theme.direction).toBe('rtl');
  expect(theme.spacing(2)).toBe('10px');
  expect(theme.palette).toEqual({ mode: 'light', primary: { main: '#f00' } });
});

it('has the default palette without colours', () => {
  const { palette } = createSystemTheme({ direction: 'ltr', spacing: 8, paletteColors: {} });
  expect(palette).toEqual(createTheme().palette);
});
