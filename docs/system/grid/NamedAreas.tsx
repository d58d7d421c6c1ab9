import { Box } from '@mui/system';

export default function NamedAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: 1,
        maxWidth: 400,
        gridTemplateAreas: '"title title" "menu text"',
        gridTemplateColumns: '1fr 2fr',
        gap: 1,
      }}
    >
      <Box sx={{ p: 1, border: 1, gridArea: 'title' }}>Title</Box>
      <Box sx={{ p: 1, border: 1, gridArea: 'menu' }}>Menu</Box>
      <Box sx={{ p: 1, border: 1, gridArea: 'text' }}>Text</Box>
    </Box>
  );
}
