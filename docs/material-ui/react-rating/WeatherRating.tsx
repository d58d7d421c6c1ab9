import * as React from 'react';
import CloudIcon from '@mui/icons-material/Cloud';
import ThunderstormIcon from '@mui/icons-material/Thunderstorm';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import Rating from '@mui/material/Rating';
import type { IconContainerProps } from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const weathers = [
  { name: 'Storm', Icon: ThunderstormIcon },
  { name: 'Rain', Icon: WaterDropIcon },
  { name: 'Clouds', Icon: CloudIcon },
  { name: 'Sun', Icon: WbSunnyIcon },
];
const nameOf = (value: number) => weathers[value - 1]?.name ?? '';

function WeatherIcon({ value, ...props }: IconContainerProps) {
  const { Icon = CloudIcon } = weathers[value - 1] ?? {};
  return (
    <span {...props}>
      <Icon fontSize="inherit" sx={{ m: 0.5 }} />
    </span>
  );
}

export default function WeatherRating() {
  const [weather, setWeather] = React.useState<number | null>(3);

  return (
    <Stack spacing={1} sx={{ color: 'text.primary' }}>
      <Typography id="weather" variant="subtitle2" component="div">
        Weather on the way up
      </Typography>
      <Rating
        role="radiogroup"
        aria-labelledby="weather"
        name="weather"
        size="large"
        max={weathers.length}
        highlightSelectedOnly
        IconContainerComponent={WeatherIcon}
        getLabelText={nameOf}
        value={weather}
        onChange={(_event, next) => setWeather(next)}
        sx={{
          '& .MuiRating-iconFilled': { color: 'primary.main' },
          '& .MuiRating-iconEmpty': { color: 'text.secondary' },
        }}
      />
      <Typography variant="body2" color="textSecondary">
        {weather === null ? 'Not answered' : nameOf(weather)}
      </Typography>
    </Stack>
  );
}
