import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationRanges() {
  return (
    <Stack sx={{ gap: 2 }}>
      <Pagination size="small" count={64} defaultPage={20} aria-label="Fields, default" />
      <Pagination
        size="small"
        count={64}
        defaultPage={20}
        siblingCount={0}
        aria-label="Fields, no siblings"
      />
      <Pagination
        size="small"
        count={64}
        defaultPage={20}
        siblingCount={0}
        boundaryCount={2}
        aria-label="Fields, two pages at both ends"
      />
      <Pagination
        size="small"
        count={64}
        defaultPage={20}
        boundaryCount={0}
        aria-label="Fields, only siblings"
      />
    </Stack>
  );
}
