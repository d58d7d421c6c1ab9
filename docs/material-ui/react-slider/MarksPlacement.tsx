import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';

const marks = [
  { value: 0, label: 'Whisper' },
  { value: 50, label: 'Speech' },
  { value: 100, label: 'Full choir' },
];

export default function MarksPlacement() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Slider
        marks={marks}
        defaultValue={50}
        aria-label="Gate"
        sx={{
          [`& .${sliderClasses.markLabel}[data-index="0"]`]: { transform: 'none' },
          [`& .${sliderClasses.markLabel}[data-index="2"]`]: { transform: 'translateX(-100%)' },
        }}
      />
    </Box>
  );
}
