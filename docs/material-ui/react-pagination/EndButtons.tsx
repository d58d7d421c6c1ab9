import KeyboardArrowLeftIcon from '@mui/icons-material/KeyboardArrowLeft';
import KeyboardArrowRightIcon from '@mui/icons-material/KeyboardArrowRight';
import KeyboardDoubleArrowLeftIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRightIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

const slots = {
  first: KeyboardDoubleArrowLeftIcon,
  previous: KeyboardArrowLeftIcon,
  next: KeyboardArrowRightIcon,
  last: KeyboardDoubleArrowRightIcon,
};

export default function EndButtons() {
  return (
    <Pagination
      count={40}
      defaultPage={12}
      siblingCount={0}
      boundaryCount={0}
      showFirstButton
      showLastButton
      renderItem={(item) => <PaginationItem {...item} slots={slots} />}
      aria-label="Pages of streets"
    />
  );
}
