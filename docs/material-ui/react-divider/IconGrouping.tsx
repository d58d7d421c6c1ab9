import * as React from 'react';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import PrintIcon from '@mui/icons-material/Print';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function IconGrouping() {
  const [formats, setFormats] = React.useState(['bold']);

  return (
    <Paper variant="outlined" sx={{ display: 'flex', gap: 1, p: 0.5, width: 'fit-content' }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Format"
        value={formats}
        onChange={(_event, next: string[]) => setFormats(next)}
      >
        <ToggleButton value="bold" aria-label="Bold">
          <FormatBoldIcon />
        </ToggleButton>
        <ToggleButton value="italic" aria-label="Italic">
          <FormatItalicIcon />
        </ToggleButton>
      </ToggleButtonGroup>
      <Divider orientation="vertical" flexItem variant="middle" />
      <IconButton aria-label="Print" href="/program/print">
        <PrintIcon />
      </IconButton>
    </Paper>
  );
}
