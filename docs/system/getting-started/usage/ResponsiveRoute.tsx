import { Box } from '@mui/system';

export default function ResponsiveRoute() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 1, sm: 3 },
        p: 2,
      }}
    >
      <strong>07:30</strong>
      <span>Piraeus</span>
      <span>Paros</span>
    </Box>
  );
}
