import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';
import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiCheckbox: {
      defaultProps: {
        color: 'success',
        icon: <CircleOutlinedIcon />,
        checkedIcon: <CheckCircleIcon />,
      },
    },
    MuiFormControlLabel: {
      styleOverrides: {
        root: {
          '& .Mui-checked + .MuiFormControlLabel-label': {
            textDecoration: 'line-through',
          },
        },
      },
    },
  },
});

export default theme;
