import DownloadIcon from '@mui/icons-material/Download';
import MailIcon from '@mui/icons-material/Mail';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonIcons() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button variant="contained" endIcon={<MailIcon />}>
        Send invoice
      </Button>
      <Button variant="outlined" startIcon={<DownloadIcon />}>
        Download PDF
      </Button>
    </Stack>
  );
}
