import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiToggleButtonGroup: { defaultProps: { color: 'primary', size: 'small' } },
    MuiToggleButton: {
      styleOverrides: {
        root: ({ theme }) => ({
          paddingInline: 16,
          borderColor: (theme.vars || theme).palette.text.secondary,
          [`&.${toggleButtonClasses.selected}, &.${toggleButtonClasses.selected}:hover`]: {
            color: (theme.vars || theme).palette.primary.contrastText,
            backgroundColor: (theme.vars || theme).palette.primary.main,
          },
          '&.Mui-focusVisible': {
            outline: `3px solid ${(theme.vars || theme).palette.text.primary}`,
            outlineOffset: 2,
            zIndex: 1,
          },
        }),
      },
    },
  },
});

export default function ThemedToggleButtons() {
  const [pitch, setPitch] = React.useState(442);

  return (
    <ThemeProvider theme={theme}>
      <ToggleButtonGroup
        exclusive
        aria-label="Tuning pitch"
        value={pitch}
        onChange={(_event, next: number | null) => {
          if (next !== null) setPitch(next);
        }}
      >
        <ToggleButton value={415}>415 Hz</ToggleButton>
        <ToggleButton value={440}>440 Hz</ToggleButton>
        <ToggleButton value={442}>442 Hz</ToggleButton>
      </ToggleButtonGroup>
    </ThemeProvider>
  );
}
