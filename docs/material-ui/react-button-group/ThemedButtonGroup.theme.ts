import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiButtonGroup: {
      defaultProps: { variant: 'contained', disableElevation: true, color: 'secondary' },
      styleOverrides: {
        root: {
          gap: 2,
          '& .MuiButtonGroup-firstButton, & .MuiButtonGroup-middleButton': {
            borderRight: 0,
          },
        },
      },
    },
  },
});

export default theme;
