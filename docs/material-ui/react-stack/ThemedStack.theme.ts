import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiStack: {
      defaultProps: { useFlexGap: true, spacing: 1 },
    },
  },
});

export default theme;
