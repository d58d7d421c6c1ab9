import styled from '@emotion/styled';
import Slider from '@mui/material/Slider';

const SquareSlider = styled(Slider)`
  color: ${({ theme }) => theme.palette.success.main};

  & .MuiSlider-thumb {
    border-radius: 0;
  }
`;

export function EmotionSlider() {
  return <SquareSlider defaultValue={30} aria-label="Fare with Emotion" />;
}
