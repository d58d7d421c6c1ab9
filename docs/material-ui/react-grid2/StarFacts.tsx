import Grid2 from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

const cell = { p: 1.5, bgcolor: 'background.paper' };

export default function StarFacts() {
  return (
    <Grid2
      container
      spacing="1px"
      sx={{ width: '100%', maxWidth: 520, border: 1, borderColor: 'divider', bgcolor: 'divider' }}
    >
      <Grid2 size={4} sx={cell}>
        <Typography variant="body2">Sirius</Typography>
      </Grid2>
      <Grid2 size={4} sx={cell}>
        <Typography variant="body2">8.6 light-years</Typography>
      </Grid2>
      <Grid2 size={4} sx={cell}>
        <Typography variant="body2">Best in January</Typography>
      </Grid2>
    </Grid2>
  );
}
