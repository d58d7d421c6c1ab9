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

const names = ['flip', 'preventOverflow'];

export default function FlipPopper() {
  const [nebula, setNebula] = React.useState<HTMLElement | null>(null);
  const [active, setActive] = React.useState(names);

  const modifiers = React.useMemo(
    () => names.map((name) => ({ name, enabled: active.includes(name), options: { padding: 8 } })),
    [active],
  );

  const toggle = (name: string) =>
    setActive(active.includes(name) ? active.filter((each) => each !== name) : [...active, name]);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {names.map((name) => (
          <FormControlLabel
            key={name}
            control={<Switch checked={active.includes(name)} onChange={() => toggle(name)} />}
            label={name}
          />
        ))}
      </Stack>
      <Box
        role="region"
        aria-label="Strip of the winter sky"
        tabIndex={0}
        sx={{ position: 'relative', height: 210, overflow: 'hidden auto', borderRadius: 2 }}
      >
        <Box sx={{ height: 520, pt: 14, textAlign: 'end', background: sky }}>
          <Chip ref={setNebula} label="Orion Nebula" color="primary" sx={{ mx: 1 }} />
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
