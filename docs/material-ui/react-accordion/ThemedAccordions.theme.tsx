import AddIcon from '@mui/icons-material/Add';
import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiAccordion: {
      defaultProps: { disableGutters: true, variant: 'outlined' },
      // Two outlines in a row would draw a double line.
      styleOverrides: { root: { '&:not(:last-of-type)': { borderBottom: 0 } } },
    },
    MuiAccordionSummary: {
      defaultProps: { expandIcon: <AddIcon /> },
      styleOverrides: {
        root: {
          '&.Mui-focusVisible': {
            outline: '2px solid',
            outlineOffset: -2,
          },
        },
        expandIconWrapper: {
          '&.Mui-expanded': { transform: 'rotate(45deg)' },
        },
        content: { '& .MuiTypography-root': { fontWeight: 500 } },
      },
    },
  },
});

export default theme;
