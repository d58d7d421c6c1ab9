import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';

interface PanelProps {
  tabsId: string;
  name: string;
  selected: boolean;
  keepMounted?: boolean;
  children: React.ReactNode;
}

function Panel({ tabsId, name, selected, keepMounted = false, children }: PanelProps) {
  return (
    <Box
      role="tabpanel"
      id={`${tabsId}-${name}-panel`}
      aria-labelledby={`${tabsId}-${name}`}
      hidden={!selected}
      sx={{ py: 2 }}
    >
      {(selected || keepMounted) && children}
    </Box>
  );
}

export default function MountedPanels() {
  const tabsId = React.useId();
  const [value, setValue] = React.useState('kept');

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Tabs
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        aria-label="Edit the listing"
      >
        <Tab
          value="kept"
          label="Title"
          id={`${tabsId}-kept`}
          aria-controls={`${tabsId}-kept-panel`}
        />
        <Tab
          value="dropped"
          label="House rules"
          id={`${tabsId}-dropped`}
          aria-controls={`${tabsId}-dropped-panel`}
        />
      </Tabs>
      <Panel tabsId={tabsId} name="kept" selected={value === 'kept'} keepMounted>
        <TextField label="Title, stays mounted" defaultValue="Boathouse by the fjord" fullWidth />
      </Panel>
      <Panel tabsId={tabsId} name="dropped" selected={value === 'dropped'}>
        <TextField label="House rules, reset each time" defaultValue="No shoes indoors" fullWidth />
      </Panel>
    </Box>
  );
}
