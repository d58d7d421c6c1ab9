import { Box, styled } from '@mui/system';

const RouteCard = styled('article')({
  display: 'grid',
  gap: 4,
  padding: 16,
  border: '1px solid',
  borderRadius: 8,
});

export default function RouteCards() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <RouteCard>Piraeus to Paros</RouteCard>
      <RouteCard sx={{ borderStyle: 'dashed', borderRadius: 4 }}>Paros to Naxos</RouteCard>
    </Box>
  );
}
