import { Box } from '@mui/system';

export default function CenteredLines() {
  return (
    <Box
      sx={{
        display: 'flex',
        width: 1,
        flexWrap: 'wrap',
        alignContent: 'center',
        gap: 1,
        maxWidth: 160,
        height: 160,
        border: '1px dashed',
      }}
    >
      <Box sx={{ p: 1, border: 1 }}>Market</Box>
      <Box sx={{ p: 1, border: 1 }}>Museum</Box>
      <Box sx={{ p: 1, border: 1 }}>Harbor</Box>
    </Box>
  );
}
