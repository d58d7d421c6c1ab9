import PrintIcon from '@mui/icons-material/Print';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function IconButtonSizes() {
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <IconButton aria-label="Print the ticket" size="small">
        <PrintIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label="Print the receipt">
        <PrintIcon />
      </IconButton>
      <IconButton aria-label="Print the itinerary" size="large" color="primary">
        <PrintIcon fontSize="large" />
      </IconButton>
    </Stack>
  );
}
