import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function DisabledTab() {
  const [value, setValue] = React.useState('passengers');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={value}>
        <TabList aria-label="Terminal" onChange={(_event, next: string) => setValue(next)}>
          <Tab value="passengers" label="Passengers" />
          <Tab value="cargo" label="Cargo (from May)" disabled />
        </TabList>
        <TabPanel value="passengers" tabIndex={0}>
          Check-in closes 30 minutes before departure.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
