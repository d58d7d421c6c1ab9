import Grid2, { type Grid2Props } from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

const color = { p: 1, borderRadius: 1, bgcolor: 'primary.main', color: 'primary.contrastText' };

function Show({ children, ...props }: Omit<Grid2Props, 'sx'>) {
  return (
    <Grid2 {...props} sx={color}>
      <Typography variant="caption" component="div">
        {children}
      </Typography>
    </Grid2>
  );
}

export default function EveningSchedule() {
  return (
    <Grid2 container columns={6} spacing={1} sx={{ width: '100%' }}>
      {['5 PM', '6 PM', '7 PM', '8 PM', '9 PM', '10 PM'].map((hour) => (
        <Grid2 key={hour} size={1}>
          <Typography variant="caption" noWrap component="div">
            {hour}
          </Typography>
        </Grid2>
      ))}
      <Show size={2}>Saturn, dome, 5 PM</Show>
      <Show size={3} offset={1}>
        Meteors live, dome, 8 PM
      </Show>
      <Show size={2} offset={1}>
        Rocket lab, studio, 6 PM
      </Show>
      <Show size={2} offset="auto">
        Telescopes, roof, 9 PM
      </Show>
    </Grid2>
  );
}
