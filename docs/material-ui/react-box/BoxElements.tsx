import Box from '@mui/material/Box';

const orders = [
  { number: 118, text: '2 baguettes, 6 rolls' },
  { number: 119, text: 'Birthday cake for Jonas' },
  { number: 120, text: '40 pretzels, pickup 11:30' },
];

export default function BoxElements() {
  return (
    <Box component="section" aria-label="Orders" sx={{ width: '100%', maxWidth: 360 }}>
      <Box component="ol" start={118} sx={{ m: 0, paddingInlineStart: 5 }}>
        {orders.map(({ number, text }) => (
          <Box key={number} component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Box component="a" href={`/orders/${number}`} sx={{ color: 'primary.main' }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
