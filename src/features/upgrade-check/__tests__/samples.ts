/** Code of version 5, and its findings as `line:column kind subject name`. */
export interface Sample {
  readonly title: string;
  readonly code: string;
  readonly findings: readonly string[];
  readonly fileName?: string;
}

export const SAMPLES: readonly Sample[] = [
  // Imports
  {
    title: 'a named import',
    code: `import { Hidden, Button } from '@mui/material';`,
    findings: ['1:10 deprecated component Hidden'],
  },
  {
    title: 'a default import from a path',
    code: `import Hidden from '@mui/material/Hidden';\nexport const a = <Hidden smDown />;`,
    findings: ['1:20 deprecated component Hidden'],
  },
  {
    title: 'a renamed import',
    code: `import { ListItem as Row } from '@mui/material';\nexport const a = <Row button>Oslo</Row>;`,
    findings: ['2:23 removed prop button'],
  },
  {
    title: 'an import of a namespace',
    code: `import * as Mui from '@mui/material';\nexport const a = <Mui.ListItem button />;\nexport const b = <Mui.Hidden />;`,
    findings: ['2:32 removed prop button', '3:23 deprecated component Hidden'],
  },
  {
    title: 'a default import named as its module',
    code: `import { default as Row } from '@mui/material/ListItem';\nexport const a = <Row selected />;`,
    findings: ['2:23 removed prop selected'],
  },
  {
    title: 'a required module',
    code: `const { ListItem, Hidden } = require('@mui/material');\nconst Mui = require('@mui/material');\nexports.a = <ListItem button />;\nexports.b = <Mui.ListItem button />;`,
    findings: [
      '1:19 deprecated component Hidden',
      '3:23 removed prop button',
      '4:27 removed prop button',
    ],
  },
  {
    title: 'a module that loads later',
    code: `import { lazy } from 'react';\nconst Hidden = lazy(() => import('@mui/material/Hidden'));`,
    findings: ['2:34 deprecated component Hidden'],
  },
  {
    title: 'an export of another module',
    code: `export { Hidden } from '@mui/material';`,
    findings: ['1:10 deprecated component Hidden'],
  },
  {
    title: 'Unstable_Grid2 by path',
    code: `import Grid from '@mui/material/Unstable_Grid2';\nexport const a = (\n  <Grid container disableEqualOverflow>\n    <Grid xs={12} mdOffset={2} />\n  </Grid>\n);`,
    findings: [
      '1:18 renamed component Unstable_Grid2',
      '3:19 removed prop disableEqualOverflow',
      '4:11 renamed prop xs',
      '4:19 renamed prop mdOffset',
    ],
  },
  {
    title: 'Unstable_Grid2 by name, in TypeScript',
    code: `import { Unstable_Grid2 as Grid, type Grid2Props } from '@mui/material';\nexport const a = (props: Grid2Props) => <Grid {...props} md={4} />;`,
    findings: ['1:10 renamed component Unstable_Grid2', '2:58 renamed prop md'],
  },
  {
    title: 'the former grid is deprecated, and keeps its props',
    code: `import Grid from '@mui/material/Grid';\nexport const a = <Grid item xs={12} />;`,
    findings: ['1:18 deprecated component Grid'],
  },
  {
    title: 'experimental names of styles',
    code: `import {\n  Experimental_CssVarsProvider as CssVarsProvider,\n  experimental_extendTheme as extendTheme,\n  getInitColorSchemeScript,\n} from '@mui/material/styles';`,
    findings: [
      '2:3 deprecated import Experimental_CssVarsProvider',
      '3:3 deprecated import experimental_extendTheme',
      '4:3 deprecated import getInitColorSchemeScript',
    ],
  },
  {
    title: 'names that the index lost',
    code: `import { gridClasses, useIsFocusVisible, type GridProps } from '@mui/material';`,
    findings: [
      '1:10 removed import gridClasses',
      '1:23 removed import useIsFocusVisible',
      '1:47 removed import GridProps',
    ],
  },
  {
    title: 'the legacy build',
    code: `import Button from '@mui/material/legacy/Button';`,
    findings: ['1:20 removed import @mui/material/legacy/Button'],
  },
  {
    title: 'types of media queries',
    code: `import type { MuiMediaQueryListEvent } from '@mui/material/useMediaQuery';`,
    findings: ['1:15 removed import MuiMediaQueryListEvent'],
  },
  // Props
  {
    title: 'several props of an element',
    code: `import TextField from '@mui/material/TextField';\nexport const a = (\n  <TextField\n    label="Name"\n    InputProps={{ readOnly: true }}\n    inputProps={{ maxLength: 8 }}\n    InputLabelProps={{ shrink: true }}\n  />\n);`,
    findings: [
      '5:5 deprecated prop InputProps',
      '6:5 deprecated prop inputProps',
      '7:5 deprecated prop InputLabelProps',
    ],
  },
  {
    title: 'components and componentsProps',
    code: `import Badge from '@mui/material/Badge';\nexport const a = <Badge components={{ Root: Frame }} componentsProps={{ badge: { id: 'b' } }} />;`,
    findings: ['2:25 deprecated prop components', '2:54 deprecated prop componentsProps'],
  },
  {
    title: 'an inherited prop',
    code: `import Dialog from '@mui/material/Dialog';\nexport const a = <Dialog open BackdropProps={{ invisible: true }} onBackdropClick={save} />;`,
    findings: ['2:31 deprecated prop BackdropProps', '2:67 deprecated prop onBackdropClick'],
  },
  {
    title: 'a spread object',
    code: `import ListItem from '@mui/material/ListItem';\nexport const a = <ListItem {...{ button: true, dense: true }} />;`,
    findings: ['2:34 removed prop button'],
  },
  {
    title: 'a spread object that depends on a condition, and one of a constant',
    code: `import ListItem from '@mui/material/ListItem';\nconst shared = { button: true };\nexport const a = <ListItem {...shared} {...(open && { selected: true })} {...(on ? { autoFocus: true } : {})} />;`,
    findings: [
      '2:18 removed prop button',
      '3:55 removed prop selected',
      '3:86 removed prop autoFocus',
    ],
  },
  {
    title: 'createElement',
    code: `import * as React from 'react';\nimport { ListItem } from '@mui/material';\nexport const a = React.createElement(ListItem, { button: true });`,
    findings: ['3:50 removed prop button'],
  },
  {
    title: 'a styled component and another name',
    code: `import { styled } from '@mui/material/styles';\nimport Divider from '@mui/material/Divider';\nconst Line = styled(Divider)({ margin: 8 });\nconst Rule = styled(Divider)\`margin: 8px\` as typeof Divider;\nconst Same = Divider;\nexport const a = <><Line light /><Rule light /><Same light /></>;`,
    findings: [
      '6:26 deprecated prop light',
      '6:40 deprecated prop light',
      '6:54 deprecated prop light',
    ],
  },
  {
    title: 'a key of slotProps',
    code: `import AvatarGroup from '@mui/material/AvatarGroup';\nexport const a = <AvatarGroup slotProps={{ additionalAvatar: { title: 'More' } }} />;`,
    findings: ['2:44 deprecated key slotProps.additionalAvatar'],
  },
  {
    title: 'props without a value, and with one that is false',
    code: `import { Typography } from '@mui/material';\nexport const a = <><Typography paragraph /><Typography paragraph={false} /></>;`,
    findings: ['2:32 deprecated prop paragraph', '2:56 deprecated prop paragraph'],
  },
  // Classes
  {
    title: 'keys of classes',
    code: `import Button from '@mui/material/Button';\nexport const a = <Button classes={{ root: 'r', containedPrimary: 'p' }} />;`,
    findings: ['2:48 deprecated class containedPrimary'],
  },
  {
    title: 'an object of classes',
    code: `import { buttonClasses, listItemClasses } from '@mui/material';\nexport const a = { [\`& .\${buttonClasses.textSizeSmall}\`]: {}, [\`&.\${listItemClasses['selected']}\`]: {} };`,
    findings: ['2:41 deprecated class textSizeSmall', '2:85 removed class selected'],
  },
  {
    title: 'an object of classes from a path',
    code: `import chipClasses from '@mui/material/Chip/chipClasses';\nimport { tabClasses } from '@mui/material/Tab';\nexport const a = [chipClasses.avatarSmall, chipClasses.avatar, tabClasses.iconWrapper];`,
    findings: ['3:31 deprecated class avatarSmall', '3:75 deprecated class iconWrapper'],
  },
  {
    title: 'names of classes in sx',
    code: `import Box from '@mui/material/Box';\nexport const a = <Box sx={{ '& .MuiChip-avatarSmall': { m: 1 }, '& .MuiChip-avatar': { m: 2 } }} />;`,
    findings: ['2:33 deprecated class MuiChip-avatarSmall'],
  },
  {
    title: 'names of classes in a template of styled',
    code: `import { styled } from '@mui/material/styles';\nconst Bar = styled('div')\`\n  color: \${color};\n  .MuiAlert-filledError, .MuiListItem-button { margin: 0 }\n\`;`,
    findings: [
      '4:4 deprecated class MuiAlert-filledError',
      '4:27 removed class MuiListItem-button',
    ],
  },
  {
    title: 'a class whose key alone is gone',
    code: `import { filledInputClasses as input } from '@mui/material';\nexport const a = [input.inputMultiline, '.MuiInputBase-inputMultiline'];`,
    findings: ['2:25 keyRemoved class inputMultiline'],
  },
  {
    title: 'a style sheet',
    fileName: 'theme.css',
    code: `/* Chips */\n.panel .MuiChip-outlinedPrimary {\n  color: red;\n}\n.MuiChip-root {}`,
    findings: ['2:9 deprecated class MuiChip-outlinedPrimary'],
  },
  {
    title: 'pasted rules of a style sheet',
    code: `.list > .MuiListItem-button:hover { color: red; }`,
    findings: ['1:10 removed class MuiListItem-button'],
  },
  {
    title: 'a block of Markdown',
    code: '```tsx\n<ListItem button />;\n```\n',
    findings: ['2:11 removed prop button'],
  },
  {
    title: 'a style sheet in a block of Markdown',
    code: '```css\n.MuiListItem-button {\n  color: red;\n}\n```',
    findings: ['2:2 removed class MuiListItem-button'],
  },
  // Themes
  {
    title: 'default props and style overrides of a theme',
    code: `import { createTheme } from '@mui/material/styles';\nexport const theme = createTheme({\n  components: {\n    MuiTextField: { defaultProps: { InputLabelProps: { shrink: true } } },\n    MuiButton: {\n      styleOverrides: { containedPrimary: { color: 'red' }, root: {} },\n    },\n  },\n});`,
    findings: ['4:37 deprecated prop InputLabelProps', '6:25 deprecated class containedPrimary'],
  },
  {
    title: 'props of variants, and classes within overrides',
    code: `export const components = {\n  MuiDivider: { variants: [{ props: { light: true }, style: {} }] },\n  MuiTabs: { styleOverrides: { root: { '& .MuiTab-iconWrapper': {} } } },\n} satisfies Components;`,
    findings: ['2:39 deprecated prop light', '3:44 deprecated class MuiTab-iconWrapper'],
  },
  {
    title: 'a component of a theme in a file of its own',
    code: `import type { Components } from '@mui/material/styles';\nexport const MuiListItem: Components['MuiListItem'] = {\n  defaultProps: { disabled: true },\n  styleOverrides: { button: {} },\n};`,
    findings: ['3:19 removed prop disabled', '4:21 removed class button'],
  },
  {
    title: 'a theme that is changed later',
    code: `theme.components.MuiChip = { styleOverrides: { labelSmall: { p: 0 } } };`,
    findings: ['1:48 deprecated class labelSmall'],
  },
  // Parts of files
  {
    title: 'elements without their imports',
    code: `<ListItem button>Oslo</ListItem>\n<Hidden smDown />`,
    findings: ['1:11 removed prop button', '2:2 deprecated component Hidden'],
  },
  {
    title: 'properties without their object',
    code: `MuiAlert: {\n  styleOverrides: { filledInfo: {} },\n},`,
    findings: ['2:21 deprecated class filledInfo'],
  },
  {
    title: 'casts of TypeScript',
    fileName: 'theme.ts',
    code: `const a = <string>name;\nexport const MuiBadge = <object>{ defaultProps: { components: {} } };`,
    findings: ['2:51 deprecated prop components'],
  },
  // Nothing
  {
    title: 'components of another library',
    code: `import { ListItem, Hidden } from '@mui/joy';\nimport Grid from './Grid';\nimport { Badge } from 'other';\nexport const a = <ListItem button><Grid xs={2} /><Badge components={{}} /><Hidden /></ListItem>;`,
    findings: [],
  },
  {
    title: 'a component of its own with the same name',
    code: `const ListItem = (props) => <li {...props} />;\nexport const a = <ListItem button />;`,
    findings: [],
  },
  {
    title: 'an inner name that hides an import',
    code: `import { Divider } from '@mui/material';\nexport function List({ Divider }) {\n  return <Divider light />;\n}\nexport function Other() {\n  const Divider = Line;\n  return <Divider light />;\n}`,
    findings: [],
  },
  {
    title: 'present code of version 6',
    code: `import { Grid2 as Grid, ListItemButton, TextField } from '@mui/material';\nimport { createTheme, ThemeProvider } from '@mui/material/styles';\nexport const a = (\n  <Grid container size={{ xs: 12 }}>\n    <ListItemButton selected disabled autoFocus />\n    <TextField slotProps={{ input: { readOnly: true } }} sx={{ '& .MuiChip-avatar': {} }} />\n  </Grid>\n);`,
    findings: [],
  },
  {
    title: 'names in comments and in text',
    code: `import Button from '@mui/material/Button';\n// <ListItem button /> and .MuiChip-avatarSmall\nexport const a = <Button>Hidden, Grid, light</Button>;`,
    findings: [],
  },
];
