import Grid2 from '@mui/material/Grid2';

export default function BasicGrid2() {
  return (
    <Grid2 container spacing={2} sx={{ width: '100%' }}>
      <Grid2 size={{ xs: 12, sm: 4 }}>5:00 PM, Rings of Saturn</Grid2>
      <Grid2 size={{ xs: 12, sm: 4 }}>6:30 PM, The sky tonight</Grid2>
      <Grid2 size={{ xs: 12, sm: 4 }}>8:00 PM, Black holes</Grid2>
    </Grid2>
  );
}
