import Pagination from '@mui/material/Pagination';

export default function OutlinedPagination() {
  return <Pagination count={5} variant="outlined" aria-label="Pages of islands" />;
}
