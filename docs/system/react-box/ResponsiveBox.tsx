import { Box } from '@mui/system';

const facts = [
  { term: 'Check-in', detail: 'May 14, from 3 PM' },
  { term: 'Guests', detail: '2 adults, 1 child' },
  { term: 'Total', detail: '$372.00' },
];

export default function ResponsiveBox() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        gap: { xs: 1, sm: 3 },
        width: 1,
        m: 0,
      }}
    >
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <Box component="dt" sx={{ fontWeight: 600 }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {detail}
          </Box>
        </div>
      ))}
    </Box>
  );
}
