import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function CenteredBox() {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: '100%',
        maxWidth: 360,
        height: 120,
        bgcolor: 'action.hover',
      }}
    >
      <Typography>Back at 16:00</Typography>
    </Box>
  );
}
