import { Box } from '@mui/system';

export default function AutoColumns() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: 1,
        maxWidth: 400,
        gridAutoFlow: 'column',
        gridAutoColumns: '1fr',
        gap: 1,
      }}
    >
      <Box sx={{ p: 1, border: 1 }}>Mon</Box>
      <Box sx={{ p: 1, border: 1 }}>Tue</Box>
      <Box sx={{ p: 1, border: 1 }}>Wed</Box>
    </Box>
  );
}
