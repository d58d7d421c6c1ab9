import * as React from 'react';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SidewaysLegend() {
  const [open, setOpen] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <FormControlLabel
        label="Legend"
        control={<Switch checked={open} onChange={(_event, checked) => setOpen(checked)} />}
      />
      <Stack direction="row" sx={{ height: 96 }}>
        <Box
          role="img"
          aria-label="Snow depth around Kestrel Saddle"
          sx={{
            flexGrow: 1,
            borderRadius: 1,
            background: 'radial-gradient(circle at 60% 40%, #3f51a3 30%, #b3cbee 70%)',
          }}
        />
        <Collapse in={open} orientation="horizontal">
          <Typography variant="body2" sx={{ width: 160, paddingInlineStart: 2 }}>
            Dark blue: 200 cm of snow. Light blue: 50 cm.
          </Typography>
        </Collapse>
      </Stack>
    </Box>
  );
}
