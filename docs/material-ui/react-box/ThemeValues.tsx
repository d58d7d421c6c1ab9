import Box from '@mui/material/Box';

const CARD = { p: 2, color: 'text.primary', typography: 'body2' };

export default function ThemeValues() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 560,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: 'repeat(2, 1fr)' },
      }}
    >
      <Box sx={{ ...CARD, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        Baked today: sourdough
      </Box>
      <Box sx={{ ...CARD, border: 2, borderColor: 'primary.main', borderRadius: 3 }}>
        Order by noon: sheet cake
      </Box>
      <Box sx={{ ...CARD, bgcolor: 'background.paper', boxShadow: 3 }}>Last piece: plum tart</Box>
      <Box sx={{ ...CARD, typography: 'h6', bgcolor: 'action.hover' }}>Seeded rolls, $1.20</Box>
    </Box>
  );
}
