import Divider from '@mui/material/Divider';
import Hidden from '@mui/material/Hidden';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const departures = [
  { time: '7:10 AM', harbor: 'Port Haven', boat: 'MV Guillemot' },
  { time: '8:35 AM', harbor: 'Gull Island', boat: 'MV Kittiwake' },
];

export default function HiddenByCss() {
  return (
    <Stack spacing={1} divider={<Divider />} sx={{ maxWidth: 480, mx: 'auto', p: 1 }}>
      {departures.map(({ time, harbor, boat }) => (
        <Stack key={time} direction="row" spacing={2} sx={{ color: 'text.primary' }}>
          <Typography sx={{ width: 80 }}>{time}</Typography>
          <Typography sx={{ flexGrow: 1 }}>{harbor}</Typography>
          <Hidden smDown implementation="css">
            <Typography color="textSecondary">{boat}</Typography>
          </Hidden>
        </Stack>
      ))}
    </Stack>
  );
}
