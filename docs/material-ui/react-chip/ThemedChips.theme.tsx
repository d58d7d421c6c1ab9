import CloseIcon from '@mui/icons-material/Close';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';

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

export default theme;
