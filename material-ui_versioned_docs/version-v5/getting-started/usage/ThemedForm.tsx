import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  typography: {
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButton: {
      defaultProps: { variant: 'contained', disableElevation: true },
      styleOverrides: { root: { borderRadius: 999 } },
    },
    MuiTextField: {
      defaultProps: { size: 'small', fullWidth: true },
    },
  },
});

export default function ThemedForm() {
  return (
    <ThemeProvider theme={theme}>
      <Stack
        component="form"
        aria-label="Redeem a voucher"
        onSubmit={(event) => event.preventDefault()}
        spacing={2}
        sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}
      >
        <TextField id="usage-voucher" label="Voucher code" autoComplete="off" />
        <Button type="submit">Redeem voucher</Button>
      </Stack>
    </ThemeProvider>
  );
}
