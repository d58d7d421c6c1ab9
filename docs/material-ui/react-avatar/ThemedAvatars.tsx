import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import { ThemeProvider, createTheme } from '@mui/material/styles';

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

export default function ThemedAvatars() {
  return (
    <ThemeProvider theme={theme}>
      <AvatarGroup
        role="img"
        aria-label="Night shift: Tom Larsen, Rosa Parker and seven others"
        total={9}
      >
        <Avatar>TL</Avatar>
        <Avatar>RP</Avatar>
      </AvatarGroup>
    </ThemeProvider>
  );
}
