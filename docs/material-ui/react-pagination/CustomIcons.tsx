import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

const slots = { previous: ArrowBackIcon, next: ArrowForwardIcon };

export default function CustomIcons() {
  return (
    <Pagination
      count={5}
      defaultPage={2}
      renderItem={(item) => <PaginationItem {...item} slots={slots} />}
      aria-label="Pages of squares"
    />
  );
}
