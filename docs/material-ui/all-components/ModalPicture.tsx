import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export default function ModalPicture() {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 140,
        height: 92,
        borderRadius: 1,
        bgcolor: 'rgba(0 0 0 / 0.5)',
      }}
    >
      <Paper
        elevation={8}
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 1, typography: 'body2' }}
      >
        <LocalOfferIcon fontSize="small" color="primary" />
        Tag 231
      </Paper>
    </Box>
  );
}
