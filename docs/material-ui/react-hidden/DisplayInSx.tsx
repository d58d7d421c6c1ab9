import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function DisplayInSx() {
  return (
    <Typography sx={{ p: 1 }}>
      7:10 AM, Port Haven
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        , MV Guillemot
      </Box>
    </Typography>
  );
}
