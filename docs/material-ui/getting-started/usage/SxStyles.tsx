import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function SxStyles() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 360,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Typography sx={{ fontWeight: 'medium' }}>Invoice 2041</Typography>
      <Typography sx={{ color: 'success.main', typography: 'body2' }}>Paid on June 3</Typography>
    </Box>
  );
}
