import { Box, styled } from '@mui/system';

const Gate = styled('span')({
  padding: '2px 10px',
  borderRadius: 999,
  color: 'light-dark(#0a3d91, #cfe0ff)',
  backgroundColor: 'light-dark(#dbe8ff, #123a78)',
});

export default function DepartureCard() {
  return (
    <Box
      component="article"
      aria-label="Next departure"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'flex-start', sm: 'center' },
        justifyContent: 'space-between',
        gap: 2,
        width: 1,
        maxWidth: 480,
        p: 2,
        border: '1px solid #8a94a3',
        borderRadius: 2,
      }}
    >
      <div>
        <Box sx={{ fontWeight: 600 }}>Porto to Madrid</Box>
        <div>Departs at 09:40</div>
      </div>
      <Gate>Gate 14</Gate>
    </Box>
  );
}
