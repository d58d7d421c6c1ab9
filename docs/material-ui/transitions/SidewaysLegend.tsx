import * as React from 'react';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const levels = [
  { depth: '200 cm', color: '#3f51a3' },
  { depth: '100 cm', color: '#6f8fd1' },
  { depth: '50 cm', color: '#b3cbee' },
];

export default function SidewaysLegend() {
  const [open, setOpen] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 400 }}>
      <FormControlLabel
        label="Legend"
        control={<Switch checked={open} onChange={(_event, checked) => setOpen(checked)} />}
      />
      <Stack direction="row" sx={{ height: 120 }}>
        <Box
          role="img"
          aria-label="Snow depth around Kestrel Saddle"
          sx={{
            flexGrow: 1,
            borderRadius: 1,
            background: 'radial-gradient(circle at 60% 40%, #3f51a3 20%, #6f8fd1 45%, #b3cbee 75%)',
          }}
        />
        <Collapse in={open} orientation="horizontal">
          <Stack component="ul" spacing={1} sx={{ width: 112, pl: 2, m: 0, listStyle: 'none' }}>
            {levels.map(({ depth, color }) => (
              <Stack key={depth} component="li" direction="row" spacing={1} alignItems="center">
                <Box sx={{ width: 16, height: 16, bgcolor: color, borderRadius: 0.5 }} />
                <Typography variant="body2">{depth}</Typography>
              </Stack>
            ))}
          </Stack>
        </Collapse>
      </Stack>
    </Stack>
  );
}
