import * as React from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import './StyledSlider.css';

export default function StyledSlider() {
  const labelId = React.useId();
  const [level, setLevel] = React.useState(72);

  return (
    <div className="master">
      <div className="master-head">
        <Typography id={labelId} variant="subtitle2" component="span">
          Master volume
        </Typography>
        <Typography variant="subtitle2" component="span" className="master-level">
          {level}%
        </Typography>
      </div>
      <Slider
        aria-labelledby={labelId}
        value={level}
        onChange={(_event, value) => setLevel(value as number)}
        className="master-slider"
      />
    </div>
  );
}
