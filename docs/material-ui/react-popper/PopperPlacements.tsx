import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const sides = ['top', 'right', 'bottom', 'left'] as const;
const alignments = ['start', 'center', 'end'] as const;

export default function PopperPlacements() {
  const [planet, setPlanet] = React.useState<HTMLElement | null>(null);
  const [side, setSide] = React.useState<(typeof sides)[number]>('right');
  const [alignment, setAlignment] = React.useState<(typeof alignments)[number]>('start');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420, alignItems: 'center' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Side"
          value={side}
          onChange={(_event, value) => value && setSide(value)}
        >
          {sides.map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Alignment"
          value={alignment}
          onChange={(_event, value) => value && setAlignment(value)}
        >
          {alignments.map((name) => (
            <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          placeItems: 'center',
          width: '100%',
          height: 210,
          borderRadius: 2,
          bgcolor: '#0b1733',
        }}
      >
        <Box
          ref={setPlanet}
          role="img"
          aria-label="Saturn"
          sx={{
            width: 112,
            height: 84,
            background:
              'radial-gradient(circle, #e8cf9a 0 26px, transparent 27px), radial-gradient(ellipse 54px 15px, transparent 70%, #b99f6b 74% 96%, transparent 100%)',
          }}
        />
        <Popper
          role="status"
          disablePortal
          open={planet !== null}
          anchorEl={planet}
          placement={alignment === 'center' ? side : `${side}-${alignment}`}
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
