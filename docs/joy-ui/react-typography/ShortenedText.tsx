import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function ShortenedText() {
  return (
    <Box sx={{ width: 200 }}>
      <Typography noWrap>Wildflower honey with comb, 340 g</Typography>
    </Box>
  );
}
