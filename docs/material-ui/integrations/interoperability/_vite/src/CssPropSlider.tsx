/** @jsxImportSource @emotion/react */
import Slider from '@mui/material/Slider';

export function CssPropSlider() {
  return (
    <Slider
      defaultValue={30}
      aria-label="Fare with the css prop"
      css={(theme) => ({
        color: theme.palette.success.main,
        '& .MuiSlider-thumb': { borderRadius: 0 },
      })}
    />
  );
}
