import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function BasicTabs() {
  const id = React.useId();
  const panelId = React.useId();
  const [value, setValue] = React.useState('outbound');
  const handleChange = (_event: React.SyntheticEvent, next: string) => setValue(next);

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs value={value} onChange={handleChange} aria-label="Your trip to Lisbon">
        <Tab value="outbound" label="Outbound" id={`${id}-outbound`} aria-controls={panelId} />
        <Tab value="return" label="Return" id={`${id}-return`} aria-controls={panelId} />
      </Tabs>
      <Box
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {value === 'outbound' ? 'Bergen 07:40 to Lisbon 12:05.' : 'Lisbon 18:30 to Bergen 00:50.'}
      </Box>
    </Box>
  );
}
