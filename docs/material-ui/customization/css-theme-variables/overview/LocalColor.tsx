import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

const harbor = {
  '--mui-palette-primary-main': '#00695c',
  '--mui-palette-primary-dark': '#004d40',
  '--mui-palette-primary-contrastText': '#fff',
};

export default function LocalColor() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} sx={{ p: 2 }}>
        <Card variant="outlined">
          <CardContent>
            <Button variant="contained">Airport bus</Button>
          </CardContent>
        </Card>
        <Card variant="outlined" sx={harbor}>
          <CardContent>
            <Button variant="contained">Harbor ferry</Button>
          </CardContent>
        </Card>
      </Stack>
    </ThemeProvider>
  );
}
