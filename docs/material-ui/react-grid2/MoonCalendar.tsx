import Grid2 from '@mui/material/Grid2';

export default function MoonCalendar() {
  return (
    <Grid2
      container
      component="ul"
      role="list"
      aria-label="Phases of the moon"
      columns={{ xs: 2, sm: 4 }}
      spacing={2}
      sx={{ width: '100%', m: 0, p: 0, listStyle: 'none', textAlign: 'center' }}
    >
      <Grid2 component="li" size={1}>
        🌑 Nov 20
      </Grid2>
      <Grid2 component="li" size={1}>
        🌓 Nov 28
      </Grid2>
      <Grid2 component="li" size={1}>
        🌕 Dec 4
      </Grid2>
      <Grid2 component="li" size={1}>
        🌗 Dec 11
      </Grid2>
    </Grid2>
  );
}
