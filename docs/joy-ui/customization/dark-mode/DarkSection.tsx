import Button from '@mui/joy/Button';
import CssBaseline from '@mui/joy/CssBaseline';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider } from '@mui/joy/styles';

export default function DarkSection() {
  return (
    <CssVarsProvider>
      <CssBaseline />
      <Sheet data-joy-color-scheme="dark" sx={{ m: 2, p: 2, borderRadius: 'md' }}>
        <Typography component="h2" level="title-md">
          Live from the observatory
        </Typography>
        <Typography level="body-sm" sx={{ mb: 2 }}>
          Camera 2, looking north
        </Typography>
        <Button variant="soft">Watch the stream</Button>
      </Sheet>
    </CssVarsProvider>
  );
}
