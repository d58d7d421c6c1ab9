import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';
import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiRadio: {
      defaultProps: {
        color: 'success',
        icon: <CircleOutlinedIcon />,
        checkedIcon: <CheckCircleIcon />,
      },
    },
    MuiFormLabel: {
      styleOverrides: { root: { fontWeight: 600 } },
    },
  },
});

export default theme;
