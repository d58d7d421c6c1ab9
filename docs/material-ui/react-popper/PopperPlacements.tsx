import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { PopperProps } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

type Placement = NonNullable<PopperProps['placement']>;

const sides = ['top', 'right', 'bottom', 'left'] as const;
const placements = sides.flatMap((side): Placement[] => [`${side}-start`, side, `${side}-end`]);

export default function PopperPlacements() {
  const [planet, setPlanet] = React.useState<HTMLElement | null>(null);
  const [chosen, setChosen] = React.useState<Placement>('right-start');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <TextField
        select
        size="small"
        label="placement"
        value={chosen}
        onChange={(event) => setChosen(event.target.value as Placement)}
        slotProps={{ select: { native: true } }}
      >
        {placements.map((placement) => (
          <option key={placement}>{placement}</option>
        ))}
      </TextField>
      <Box sx={{ display: 'grid', placeItems: 'center', borderRadius: 2, bgcolor: '#0b1733' }}>
        <Box
          ref={setPlanet}
          role="img"
          aria-label="Saturn"
          sx={{
            width: 112,
            height: 84,
            my: 8,
            background:
              'radial-gradient(circle, #e8cf9a 0 26px, transparent 27px), radial-gradient(ellipse 54px 15px, transparent 70%, #b99f6b 74% 96%, transparent 100%)',
          }}
        />
        <Popper
          role="status"
          disablePortal
          open={planet !== null}
          anchorEl={planet}
          placement={chosen}
        >
          {({ placement }) => (
            <Paper elevation={6} sx={{ px: 1, py: 0.5 }}>
              {placement}
            </Paper>
          )}
        </Popper>
      </Box>
    </Stack>
  );
}
