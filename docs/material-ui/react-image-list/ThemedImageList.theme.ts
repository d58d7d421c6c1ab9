import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiImageList: { defaultProps: { gap: 12 } },
    MuiImageListItem: {
      styleOverrides: { root: { borderRadius: 16, overflow: 'hidden' }, img: { aspectRatio: '1' } },
    },
    MuiImageListItemBar: {
      styleOverrides: {
        root: { background: 'linear-gradient(transparent, rgba(0, 0, 0, 0.8) 60%)' },
        titleWrap: { paddingTop: 32 },
        title: { fontWeight: 600 },
      },
    },
  },
});

export default theme;
