import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const marks = [
  { value: -50, label: 'Flat' },
  { value: 0, label: 'In tune' },
  { value: 50, label: 'Sharp' },
];

export default function NoTrack() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, px: 3 }}>
      <Slider
        track={false}
        min={-50}
        max={50}
        marks={marks}
        defaultValue={-20}
        aria-label="Harp tuning"
        getAriaValueText={(cents) => `${cents} cents`}
      />
    </Box>
  );
}
