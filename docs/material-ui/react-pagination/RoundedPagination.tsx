import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function RoundedPagination() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Pagination count={5} shape="rounded" aria-label="Pages of lakes" />
      <Pagination count={5} shape="rounded" variant="outlined" aria-label="Pages of mountains" />
    </Stack>
  );
}
