import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function ContextTabs() {
  const [value, setValue] = React.useState('route');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={value}>
        <TabList onChange={(_event, next: string) => setValue(next)} aria-label="Fjord ferry">
          <Tab value="route" label="Route" />
          <Tab value="fares" label="Fares" />
        </TabList>
        <TabPanel value="route" tabIndex={0}>
          Bergen to Flåm in five hours, with one stop in Vik.
        </TabPanel>
        <TabPanel value="fares" tabIndex={0}>
          $64 one way. Children under four travel free.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
