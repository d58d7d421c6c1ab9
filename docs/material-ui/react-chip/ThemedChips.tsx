import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import CloseIcon from '@mui/icons-material/Close';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

declare module '@mui/material/Chip' {
  interface ChipPropsSizeOverrides {
    large: true;
  }
}

const theme = createTheme({
  components: {
    MuiChip: {
      defaultProps: { color: 'secondary', deleteIcon: <CloseIcon /> },
      styleOverrides: {
        root: ({ theme }) => ({
          '&.Mui-focusVisible': {
            outline: `3px solid ${(theme.vars || theme).palette.text.primary}`,
            outlineOffset: 2,
          },
          variants: [
            {
              props: { size: 'large' },
              style: { height: 40, borderRadius: 20, fontSize: '1rem', paddingInline: 4 },
            },
          ],
        }),
      },
    },
  },
});

export default function ThemedChips() {
  const [shown, setShown] = React.useState(true);
  const toggleRef = React.useRef<HTMLDivElement>(null);

  const remove = () => {
    setShown(false);
    toggleRef.current?.focus();
  };

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', minHeight: 40 }}>
        {shown && (
          <Chip
            size="large"
            label="Plum"
            aria-label="Plum, remove"
            onClick={remove}
            onDelete={remove}
          />
        )}
        <Chip
          ref={toggleRef}
          label={shown ? 'Hide plum' : 'Show plum'}
          onClick={() => setShown(!shown)}
        />
      </Stack>
    </ThemeProvider>
  );
}
