import { Box } from '@mui/system';

export default function CenteredBox() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', width: 1, minHeight: 120, border: 1 }}>
      No unpaid invoices
    </Box>
  );
}
