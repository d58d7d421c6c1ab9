import Card from '@mui/joy/Card';
import CssBaseline from '@mui/joy/CssBaseline';
import { CssVarsProvider } from '@mui/joy/styles';

export default function SystemMode() {
  return (
    <CssVarsProvider defaultMode="system">
      <CssBaseline />
      <Card sx={{ m: 2 }}>Sunset is at 21:14.</Card>
    </CssVarsProvider>
  );
}
