import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function WideContent() {
  return (
    <Box sx={{ minInlineSize: 900, p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography>A plan of 900 px, wider than a phone: it scrolls inside the demo.</Typography>
    </Box>
  );
}
