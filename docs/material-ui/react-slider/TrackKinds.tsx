import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const sides = [
  { value: -100, label: 'Left' },
  { value: 0, label: 'Center' },
  { value: 100, label: 'Right' },
];

const toSide = (value: number) =>
  value === 0 ? 'center' : `${Math.abs(value)}% ${value < 0 ? 'left' : 'right'}`;

export default function TrackKinds() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, px: 2 }}>
      <Typography id="harp-pan">Harp pan</Typography>
      <Slider
        track={false}
        aria-labelledby="harp-pan"
        defaultValue={-40}
        min={-100}
        marks={sides}
        getAriaValueText={toSide}
        sx={{ mb: 4 }}
      />
      <Typography id="harp-cut">High cut</Typography>
      <Slider track="inverted" aria-labelledby="harp-cut" defaultValue={70} />
    </Box>
  );
}
