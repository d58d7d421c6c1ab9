import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function ColoredTabs() {
  const [value, setValue] = React.useState('departures');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={value}>
        <TabList
          textColor="secondary"
          indicatorColor="secondary"
          aria-label="Bergen airport"
          onChange={(_event, next: string) => setValue(next)}
        >
          <Tab value="departures" label="Departures" />
          <Tab value="arrivals" label="Arrivals" />
        </TabList>
        <TabPanel value="departures" tabIndex={0}>
          Lisbon 07:40, gate 12.
        </TabPanel>
        <TabPanel value="arrivals" tabIndex={0}>
          Oslo 08:05, belt 3.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
