import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const sky =
  'radial-gradient(circle, #cfe0ff 0 1px, transparent 2px) 0 0 / 84px 70px, linear-gradient(#0b1733, #2a3f74)';

export default function FlipPopper() {
  const [nebula, setNebula] = React.useState<HTMLElement | null>(null);
  const [flip, setFlip] = React.useState(true);
  const [preventOverflow, setPreventOverflow] = React.useState(true);

  const modifiers = React.useMemo(
    () => [
      { name: 'flip', enabled: flip },
      { name: 'preventOverflow', enabled: preventOverflow, options: { padding: 8 } },
    ],
    [flip, preventOverflow],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420, color: 'text.primary' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={flip} onChange={(_event, checked) => setFlip(checked)} />}
          label="flip"
        />
        <FormControlLabel
          control={
            <Switch
              checked={preventOverflow}
              onChange={(_event, checked) => setPreventOverflow(checked)}
            />
          }
          label="preventOverflow"
        />
      </Stack>
      <Box
        role="region"
        aria-label="Strip of the winter sky"
        tabIndex={0}
        sx={{ position: 'relative', height: 210, overflow: 'hidden auto', borderRadius: 2 }}
      >
        <Box
          sx={{
            height: 520,
            pt: 14,
            textAlign: 'end',
            background: sky,
          }}
        >
          <Chip
            ref={setNebula}
            label="Orion Nebula"
            sx={{ mx: 1, bgcolor: '#fff', color: '#0b1733' }}
          />
          <Popper
            disablePortal
            open={nebula !== null}
            anchorEl={nebula}
            placement="top"
            modifiers={modifiers}
            sx={{ '&[data-popper-reference-hidden]': { visibility: 'hidden' } }}
          >
            <Paper sx={{ width: 210, p: 1, m: 0.5, typography: 'body2', textAlign: 'start' }}>
              A nursery of stars, 1,344 light-years away
            </Paper>
          </Popper>
        </Box>
      </Box>
    </Stack>
  );
}
