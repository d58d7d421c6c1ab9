import { themeSnippet } from '../color/themeSnippet';

const theme = (primary: string, secondary: string) =>
  `export const theme = createTheme({
  palette: {
    primary: { main: ${primary} },
    secondary: { main: ${secondary} },
  },
});
`;
const createThemeImport = "import { createTheme } from '@mui/material/styles';\n\n";

test.each([
  [
    'two hues, in the order of the alphabet',
    { primary: '#f50057', secondary: '#2196f3' },
    `import { blue, pink } from '@mui/material/colors';\n${createThemeImport}${theme('pink.A400', 'blue[500]')}`,
  ],
  [
    'one hue',
    { primary: '#2196f3', secondary: '#0d47a1' },
    `import { blue } from '@mui/material/colors';\n${createThemeImport}${theme('blue[500]', 'blue[900]')}`,
  ],
  [
    'a hue and a colour of one’s own',
    { primary: '#123456', secondary: '#ff6e40' },
    `import { deepOrange } from '@mui/material/colors';\n${createThemeImport}${theme("'#123456'", 'deepOrange.A200')}`,
  ],
  [
    'no hue',
    { primary: '#123456', secondary: '#654321' },
    `${createThemeImport}${theme("'#123456'", "'#654321'")}`,
  ],
])('%s', (_name, colors, code) => {
  expect(themeSnippet(colors)).toBe(code);
});
