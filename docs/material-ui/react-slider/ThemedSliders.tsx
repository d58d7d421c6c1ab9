import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, styled } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiSlider: {
      defaultProps: { size: 'small', color: 'secondary' },
      styleOverrides: {
        rail: { opacity: 0.25 },
        thumb: { borderRadius: 3 },
      },
    },
  },
});

const CueSlider = styled(Slider)({
  [`& .${sliderClasses.mark}`]: { width: 1, height: 12 },
  [`& .${sliderClasses.markActive}`]: { backgroundColor: 'currentColor' },
});

export default function ThemedSliders() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: '100%', maxWidth: 320 }}>
        <Typography id="haze">Haze</Typography>
        <Slider aria-labelledby="haze" defaultValue={30} sx={{ mb: 2 }} />
        <Typography id="cue">Cue</Typography>
        <CueSlider aria-labelledby="cue" defaultValue={7} min={1} max={15} marks />
      </Box>
    </ThemeProvider>
  );
}
