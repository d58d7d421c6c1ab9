import { Box } from '@mui/system';

export default function TextTransform() {
  return (
    <div>
      <Box sx={{ textTransform: 'uppercase' }}>boarding</Box>
      <Box sx={{ textTransform: 'capitalize' }}>north pier</Box>
      <Box sx={{ textTransform: 'lowercase' }}>GATE B</Box>
    </div>
  );
}
