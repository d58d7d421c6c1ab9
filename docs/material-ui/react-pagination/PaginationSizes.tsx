import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationSizes() {
  return (
    <Stack sx={{ gap: 2, alignItems: 'center' }}>
      <Pagination count={4} size="small" aria-label="Pages of hamlets" />
      <Pagination count={4} aria-label="Pages of villages" />
      <Pagination count={4} size="large" aria-label="Pages of towns" />
    </Stack>
  );
}
