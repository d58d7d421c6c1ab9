import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const statement = `data:text/csv;charset=utf-8,${encodeURIComponent(
  'Date,Description,Amount\n2024-06-03,Train to Bergen,89.00\n2024-06-05,Hotel,214.00\n',
)}`;

export default function LinkButtons() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button variant="contained" href="/invoices/2041">
        Open invoice 2041
      </Button>
      <Button
        variant="outlined"
        href={statement}
        download="expenses-june.csv"
        startIcon={<DownloadIcon />}
      >
        Download expenses
      </Button>
    </Stack>
  );
}
