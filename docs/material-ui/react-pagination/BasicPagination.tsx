import Pagination from '@mui/material/Pagination';

export default function BasicPagination() {
  return <Pagination count={4} aria-label="Pages of names" />;
}
