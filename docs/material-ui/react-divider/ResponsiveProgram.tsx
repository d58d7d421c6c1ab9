import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const evenings = [
  { day: 'Thursday', play: 'The Winter Train', time: '7:30 PM' },
  { day: 'Friday', play: 'A House on Stilts', time: '8 PM' },
];

export default function ResponsiveProgram() {
  const wide = useMediaQuery(useTheme().breakpoints.up('sm'));

  return (
    <Stack
      direction={wide ? 'row' : 'column'}
      spacing={2}
      divider={<Divider orientation={wide ? 'vertical' : 'horizontal'} flexItem aria-hidden />}
      sx={{ p: 2 }}
    >
      {evenings.map(({ day, play, time }) => (
        <div key={day}>
          <Typography variant="overline" component="div">
            {day}
          </Typography>
          <Typography variant="subtitle1" component="div">
            {play}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {time}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
