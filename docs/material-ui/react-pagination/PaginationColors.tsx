import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationColors() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Pagination count={5} aria-label="Pages of rivers" />
      <Pagination count={5} color="primary" aria-label="Pages of seas" />
      <Pagination count={5} color="secondary" aria-label="Pages of bays" />
    </Stack>
  );
}
