import Slider from '@mui/material/Slider';
import { styled } from 'styled-components';

export const StyledSlider = styled(Slider)`
  color: var(--mui-palette-success-main);

  & .MuiSlider-thumb {
    border-radius: 0;
  }
`;
