import { Box } from '@mui/system';

export default function StyledTicket() {
  return (
    <Box component="article" sx={{ maxWidth: 320, p: 2, border: 1, borderRadius: 3 }}>
      <Box component="h3" sx={{ m: 0, fontSize: '1.125rem' }}>
        Piraeus to Paros
      </Box>
      <Box sx={{ mt: 1, opacity: 0.85 }}>Foot passenger, €38.50</Box>
    </Box>
  );
}
