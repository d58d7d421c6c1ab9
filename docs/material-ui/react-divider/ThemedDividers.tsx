import Divider from '@mui/material/Divider';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

declare module '@mui/material/Divider' {
  interface DividerPropsVariantOverrides {
    curtain: true;
  }
}

const theme = createTheme({
  components: {
    MuiDivider: {
      styleOverrides: {
        root: ({ theme }) => ({
          marginBlock: theme.spacing(1.5),
          variants: [
            {
              props: { variant: 'curtain' },
              style: { borderBottomWidth: 6, borderColor: '#c62828', borderRadius: 3 },
            },
          ],
        }),
      },
    },
  },
});

export default function ThemedDividers() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: '100%', maxWidth: 320, color: 'text.primary' }}>
        <Typography variant="h6" component="div">
          A House on Stilts
        </Typography>
        <Divider variant="curtain" />
        <Typography variant="body2">First performed on March 3, 1911</Typography>
        <Divider />
        <Typography variant="body2">In French with subtitles in English</Typography>
      </Box>
    </ThemeProvider>
  );
}
