import { checkDemoTheme } from '../node/demoTheme';

const FILE = 'docs/material-ui/react-button/Shop.theme.ts';
const STYLES = "import { createTheme } from '@mui/material/styles';";
const VALUE = 'export default createTheme({});';

test.each([
  ['material', [STYLES, "import { teal } from '@mui/material/colors';", VALUE]],
  ['material', ["import { zhCN } from '@mui/material/locale';", STYLES, VALUE]],
  ['material-v5', [STYLES, VALUE]],
  ['material', [STYLES, "import AddIcon from '@mui/icons-material/Add';", VALUE]],
  ['material', ["import type {} from '@mui/material/themeCssVarsAugmentation';", STYLES, VALUE]],
] as const)('accepts for %s: %j', (library, lines) => {
  expect(() => checkDemoTheme(FILE, lines.join('\n'), library)).not.toThrow();
});

test.each([
  ['material', undefined, `There is no theme file ${FILE}; create it`],
  ['material', [STYLES, 'export const theme = 1;'], `${FILE}:1: a theme file needs a default`],
  [
    'material',
    [STYLES, "import { buttonClasses } from '@mui/material/Button';", VALUE],
    `${FILE}:2: import of "@mui/material/Button": a theme file may import only @mui/material/styles, @mui/material/colors, @mui/material/locale and icons;`,
  ],
  ['material', ["import './sizes';", VALUE], `${FILE}:1: import of "./sizes": a theme file may`],
  ['joy', [VALUE], `${FILE} is the theme of a demo whose library takes none`],
  ['base', undefined, `${FILE} is the theme of a demo whose library takes none`],
] as const)('refuses for %s: %j', (library, lines, message) => {
  expect(() => checkDemoTheme(FILE, lines?.join('\n'), library)).toThrow(message);
});
