import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const totals = [
  { label: 'Open', amount: '$4,120' },
  { label: 'Overdue', amount: '$1,240' },
  { label: 'Paid', amount: '$36,800' },
];

export default function ResponsiveColumns() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: { xs: 1, md: 2 },
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
      }}
    >
      {totals.map(({ label, amount }) => (
        <Paper key={label} variant="outlined" sx={{ p: { xs: 1.5, md: 3 } }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography>{amount}</Typography>
        </Paper>
      ))}
    </Box>
  );
}
