import DownloadIcon from '@mui/icons-material/Download';
import MailIcon from '@mui/icons-material/Mail';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonSizes() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', width: '100%', maxWidth: 380 }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Stack key={size} direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button size={size} variant="contained" endIcon={<MailIcon />}>
            Send invoice
          </Button>
          <Button size={size} variant="outlined" startIcon={<DownloadIcon />}>
            Download PDF
          </Button>
        </Stack>
      ))}
      <Button fullWidth disableElevation variant="contained">
        Pay $89.00
      </Button>
    </Stack>
  );
}
