import Pagination from '@mui/material/Pagination';

export default function ThemedPagination() {
  return <Pagination count={90} defaultPage={45} aria-label="Pages of lighthouses" />;
}
