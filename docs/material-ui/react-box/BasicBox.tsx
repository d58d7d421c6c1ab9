import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function BasicBox() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        gap: 3,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        color: 'text.primary',
      }}
    >
      <Typography>Rye loaf, 750 g</Typography>
      <Typography sx={{ fontWeight: 'bold' }}>$6.50</Typography>
    </Box>
  );
}
