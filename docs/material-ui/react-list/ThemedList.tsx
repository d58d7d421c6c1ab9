import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiListItem: { styleOverrides: { root: { paddingBlock: 2 } } },
    MuiListItemButton: {
      styleOverrides: {
        root: ({ theme }) => ({
          borderRadius: 8,
          [`&.${listItemButtonClasses.selected}`]: { fontWeight: 'bold' },
          [`&.${listItemButtonClasses.focusVisible}`]: {
            outline: `2px solid ${(theme.vars || theme).palette.primary.main}`,
          },
        }),
      },
    },
    MuiListItemText: { defaultProps: { primaryTypographyProps: { fontWeight: 'inherit' } } },
  },
});

const formats = ['Printed book', 'Large print', 'Audiobook'];

export default function ThemedList() {
  const [format, setFormat] = React.useState('Printed book');

  return (
    <ThemeProvider theme={theme}>
      <List aria-label="Formats" sx={{ width: '100%', maxWidth: 260 }}>
        {formats.map((name) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              selected={name === format}
              aria-current={name === format}
              onClick={() => setFormat(name)}
            >
              <ListItemText primary={name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </ThemeProvider>
  );
}
