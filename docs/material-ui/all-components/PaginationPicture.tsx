import Pagination from '@mui/material/Pagination';

export default function PaginationPicture() {
  return <Pagination count={2} defaultPage={1} color="primary" size="small" />;
}
