import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const ranges = [
  { name: 'Default', props: {} },
  { name: 'No siblings', props: { siblingCount: 0 } },
  { name: 'Two boundaries', props: { siblingCount: 0, boundaryCount: 2 } },
  { name: 'Siblings only', props: { boundaryCount: 0 } },
];

export default function PaginationRanges() {
  return (
    <Stack spacing={2} sx={{ color: 'text.primary' }}>
      {ranges.map(({ name, props }) => (
        <Box key={name}>
          <Typography variant="body2" gutterBottom>
            {name}
          </Typography>
          <Pagination
            {...props}
            size="small"
            count={64}
            defaultPage={20}
            aria-label={`Pages of fields, ${name}`}
          />
        </Box>
      ))}
    </Stack>
  );
}
