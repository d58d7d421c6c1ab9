import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiAvatar: {
      defaultProps: { variant: 'rounded' },
      styleOverrides: {
        root: { fontSize: '1rem' },
        colorDefault: { backgroundColor: '#4e342e', color: '#fff' },
      },
    },
    MuiAvatarGroup: {
      defaultProps: { variant: 'rounded' },
      styleOverrides: { root: { '--AvatarGroup-spacing': '4px' }, avatar: { border: 0 } },
    },
  },
});

export default theme;
