import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export default function CssGrid() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 2, width: '100%' }}>
      <Paper variant="outlined" sx={{ gridRow: 'span 2', p: 2, typography: 'body2' }}>
        Reservoir
      </Paper>
      <Paper variant="outlined" sx={{ gridColumn: 'span 2', p: 2, typography: 'body2' }}>
        Filter hall
      </Paper>
      <Paper variant="outlined" sx={{ gridColumn: 'span 2', p: 2, typography: 'body2' }}>
        Outlet
      </Paper>
    </Box>
  );
}
