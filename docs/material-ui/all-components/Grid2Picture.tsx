import Box from '@mui/material/Box';
import Grid2 from '@mui/material/Grid2';

export default function Grid2Picture() {
  return (
    <Grid2 container spacing={0.75} sx={{ width: 120 }}>
      {[8, 4, 4, 4, 4, 6, 6].map((size, index) => (
        <Grid2 key={index} size={size}>
          <Box sx={{ height: 22, borderRadius: 0.5, bgcolor: 'primary.main' }} />
        </Grid2>
      ))}
    </Grid2>
  );
}
