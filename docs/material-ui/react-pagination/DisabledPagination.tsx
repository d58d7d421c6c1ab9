import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DisabledPagination() {
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="body2">The names with C are being printed.</Typography>
      <Pagination count={3} defaultPage={2} disabled aria-label="Pages, letter C" />
    </Stack>
  );
}
