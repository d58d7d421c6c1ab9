import * as React from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const rail = 'rounded-lg bg-(--mui-palette-action-selected) opacity-100';

const thumb = [
  'h-[44px] w-[8px] rounded-sm border-2 border-solid border-(--mui-palette-background-paper)',
  'before:hidden hover:[box-shadow:none] [&.Mui-active]:[box-shadow:none]',
  '[&.Mui-focusVisible]:[box-shadow:none] [&.Mui-focusVisible]:outline-2',
  '[&.Mui-focusVisible]:outline-(--mui-palette-text-primary)',
].join(' ');

export default function StyledSlider() {
  const labelId = React.useId();
  const [level, setLevel] = React.useState(72);

  return (
    <div className="w-full max-w-[320px]">
      <div className="flex justify-between">
        <Typography id={labelId} variant="subtitle2" component="span">
          Master volume
        </Typography>
        <Typography
          variant="subtitle2"
          component="span"
          className="text-(--mui-palette-text-secondary)"
        >
          {level}%
        </Typography>
      </div>
      <Slider
        aria-labelledby={labelId}
        value={level}
        onChange={(_event, value) => setLevel(value as number)}
        className="h-[32px]"
        slotProps={{
          rail: { className: rail },
          track: { className: 'rounded-lg border-0' },
          thumb: { className: thumb },
        }}
      />
    </div>
  );
}
