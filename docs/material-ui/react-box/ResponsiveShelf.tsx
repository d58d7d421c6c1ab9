import Box from '@mui/material/Box';

const breads = [
  { name: 'Rye', color: '#8d6e63' },
  { name: 'Spelt', color: '#bc8f5f' },
  { name: 'Wheat', color: '#e0b97d' },
  { name: 'Corn', color: '#f2c94c' },
];

export default function ResponsiveShelf() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
        gap: { xs: 1, sm: 2 },
        p: 2,
      }}
    >
      {breads.map(({ name, color }) => (
        <Box key={name} sx={{ typography: { xs: 'body2', sm: 'body1' } }}>
          <Box sx={{ height: { xs: 44, sm: 96 }, mb: 0.5, borderRadius: 8, bgcolor: color }} />
          {name}
        </Box>
      ))}
    </Box>
  );
}
