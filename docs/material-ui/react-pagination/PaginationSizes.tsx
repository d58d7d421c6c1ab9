import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationSizes() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Pagination
          key={size}
          size={size}
          shape="rounded"
          count={4}
          aria-label={`Pages of villages, ${size}`}
        />
      ))}
    </Stack>
  );
}
