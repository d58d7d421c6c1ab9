import Pagination from '@mui/material/Pagination';

export default function EndButtons() {
  return (
    <Pagination
      count={40}
      defaultPage={12}
      siblingCount={0}
      boundaryCount={0}
      showFirstButton
      showLastButton
      aria-label="Pages of streets"
    />
  );
}
