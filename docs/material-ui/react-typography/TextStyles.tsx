import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TextStyles() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 'bold' }}>The whole text is bold.</Typography>
      <Typography>
        Only <strong>two words</strong> are bold.
      </Typography>
      <Typography sx={{ fontStyle: 'italic' }}>Anguilla anguilla</Typography>
      <Typography sx={{ textTransform: 'uppercase' }}>Out of print</Typography>
      <Typography component="del">$14 a copy</Typography>
    </Box>
  );
}
