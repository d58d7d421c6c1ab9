import * as React from 'react';
import CloudIcon from '@mui/icons-material/Cloud';
import ThunderstormIcon from '@mui/icons-material/Thunderstorm';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import Rating from '@mui/material/Rating';
import type { IconContainerProps } from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const names = ['Storm', 'Rain', 'Clouds', 'Sun'];
const icons = [ThunderstormIcon, WaterDropIcon, CloudIcon, WbSunnyIcon];

function WeatherIcon({ value, ...props }: IconContainerProps) {
  const Icon = icons[value - 1] ?? CloudIcon;
  return (
    <span {...props}>
      <Icon fontSize="inherit" sx={{ m: 0.5 }} />
    </span>
  );
}

export default function WeatherRating() {
  const [weather, setWeather] = React.useState<number | null>(3);
  const labelId = React.useId();

  return (
    <Stack sx={{ gap: 1 }}>
      <Typography id={labelId}>Weather on the way up</Typography>
      <Rating
        role="radiogroup"
        aria-labelledby={labelId}
        size="large"
        max={names.length}
        highlightSelectedOnly
        IconContainerComponent={WeatherIcon}
        getLabelText={(value) => names[value - 1] ?? ''}
        value={weather}
        onChange={(_event, next) => setWeather(next)}
        sx={{ color: 'primary.main', '& .MuiRating-iconEmpty': { color: 'text.secondary' } }}
      />
      <Typography variant="body2">
        {weather === null ? 'Not answered' : names[weather - 1]}
      </Typography>
    </Stack>
  );
}
