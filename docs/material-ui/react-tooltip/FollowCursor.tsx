import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const zones = [
  { name: 'Shore', height: '190 to 240 m', color: '#d7e8b5', share: 2 },
  { name: 'Forest', height: '240 to 900 m', color: '#9cc98c', share: 4 },
  { name: 'Pasture', height: '900 to 1,490 m', color: '#ecd19b', share: 3 },
];

export default function FollowCursor() {
  const [zone, setZone] = React.useState('Forest');
  const [pointer, setPointer] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420, color: 'text.primary' }}>
      <Stack
        role="group"
        aria-label="Zone in 3D"
        direction="row"
        spacing={0.5}
        onPointerMove={() => setPointer(true)}
        onFocus={(event) => setPointer(!event.target.matches(':focus-visible'))}
      >
        {zones.map(({ name, height, color, share }) => (
          <Tooltip key={name} describeChild title={height} followCursor={pointer}>
            <ButtonBase
              aria-pressed={name === zone}
              onClick={() => setZone(name)}
              sx={{
                flexGrow: share,
                height: 64,
                borderRadius: 1,
                bgcolor: color,
                color: '#1c2b1a',
                fontSize: 'body2.fontSize',
                '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: -6 },
              }}
            >
              {name}
            </ButtonBase>
          </Tooltip>
        ))}
      </Stack>
      <Typography role="status" variant="body2">
        Shown in 3D: {zone.toLowerCase()}, {zones.find(({ name }) => name === zone)?.height}
      </Typography>
    </Stack>
  );
}
