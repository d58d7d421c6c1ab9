import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { PopoverProps } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

type Origins = Pick<PopoverProps, 'anchorOrigin' | 'transformOrigin'>;

const places: Record<string, Origins> = {
  over: {},
  below: {
    anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
    transformOrigin: { vertical: 'top', horizontal: 'center' },
  },
  above: {
    anchorOrigin: { vertical: -8, horizontal: 'center' },
    transformOrigin: { vertical: 'bottom', horizontal: 'center' },
  },
};

export default function PopoverOrigins() {
  const [place, setPlace] = React.useState('above');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Place"
        value={place}
        onChange={(_event, value) => value && setPlace(value)}
        sx={{ '& button': { textTransform: 'none' } }}
      >
        {Object.keys(places).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Button
        variant="contained"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Heather garden
      </Button>
      <Popover
        {...places[place]}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Heather garden' } }}
      >
        <Typography sx={{ p: 2 }}>At its best in September</Typography>
      </Popover>
    </Stack>
  );
}
