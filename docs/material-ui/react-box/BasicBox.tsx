import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function BasicBox() {
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}>
      <Typography>Rye loaf, 750 g</Typography>
    </Box>
  );
}
