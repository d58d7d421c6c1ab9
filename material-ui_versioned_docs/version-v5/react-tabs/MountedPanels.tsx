import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';

interface PanelProps {
  id: string;
  selected: boolean;
  keepMounted?: boolean;
  children: React.ReactNode;
}

function Panel({ id, selected, keepMounted = false, children }: PanelProps) {
  return (
    <Box
      role="tabpanel"
      id={`listing-panel-${id}`}
      aria-labelledby={`listing-tab-${id}`}
      hidden={!selected}
      sx={{ py: 2 }}
    >
      {(selected || keepMounted) && children}
    </Box>
  );
}

export default function MountedPanels() {
  const [value, setValue] = React.useState('kept');

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Tabs
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        aria-label="Edit the listing"
      >
        <Tab value="kept" label="Title" id="listing-tab-kept" aria-controls="listing-panel-kept" />
        <Tab
          value="dropped"
          label="House rules"
          id="listing-tab-dropped"
          aria-controls="listing-panel-dropped"
        />
      </Tabs>
      <Panel id="kept" selected={value === 'kept'} keepMounted>
        <TextField
          id="listing-title"
          label="Title, stays mounted"
          defaultValue="Boathouse by the fjord"
          fullWidth
        />
      </Panel>
      <Panel id="dropped" selected={value === 'dropped'}>
        <TextField
          id="listing-rules"
          label="House rules, reset each time"
          defaultValue="No shoes indoors"
          fullWidth
        />
      </Panel>
    </Box>
  );
}
