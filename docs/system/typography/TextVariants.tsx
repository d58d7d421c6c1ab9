import Box from '@mui/material/Box';

export default function TextVariants() {
  return (
    <div>
      <Box sx={{ typography: 'h6' }}>Harbor news</Box>
      <Box sx={{ typography: 'body2' }}>The summer timetable starts on June 1.</Box>
      <Box sx={{ typography: 'caption' }}>Updated at 10:05</Box>
    </div>
  );
}
