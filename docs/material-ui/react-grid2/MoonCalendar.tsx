import Grid2 from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

// The edge between day and night is an ellipse, curved to one side (0) or the other (1).
const moons = [
  { date: 'Nov 20', name: 'New moon', edge: '10 10 0 0 0' },
  { date: 'Nov 24', name: 'Waxing crescent', edge: '5 10 0 0 0' },
  { date: 'Nov 28', name: 'First quarter', edge: '0 10 0 0 0' },
  { date: 'Dec 1', name: 'Waxing gibbous', edge: '5 10 0 0 1' },
  { date: 'Dec 4', name: 'Full moon', edge: '10 10 0 0 1' },
  { date: 'Dec 8', name: 'Waning gibbous', edge: '5 10 0 0 1', waning: true },
  { date: 'Dec 11', name: 'Last quarter', edge: '0 10 0 0 0', waning: true },
  { date: 'Dec 15', name: 'Waning crescent', edge: '5 10 0 0 0', waning: true },
];

export default function MoonCalendar() {
  return (
    <Grid2
      container
      component="ul"
      role="list"
      aria-label="Phases of the moon"
      columns={{ xs: 4, sm: 8 }}
      spacing={2}
      sx={{
        width: '100%',
        m: 0,
        p: 3,
        listStyle: 'none',
        borderRadius: 2,
        bgcolor: '#12143a',
        color: '#f7f1d5',
      }}
    >
      {moons.map(({ date, name, edge, waning }) => (
        <Grid2 key={date} component="li" size={1} sx={{ textAlign: 'center' }}>
          <svg viewBox="0 0 24 24" width="36" role="img" aria-label={name}>
            <circle cx="12" cy="12" r="10" fill="#2b2e63" />
            <path
              d={`M12 2a10 10 0 0 1 0 20A${edge} 12 2`}
              fill="currentColor"
              transform={waning ? 'matrix(-1 0 0 1 24 0)' : undefined}
            />
          </svg>
          <Typography variant="caption" component="div" noWrap>
            {date}
          </Typography>
        </Grid2>
      ))}
    </Grid2>
  );
}
