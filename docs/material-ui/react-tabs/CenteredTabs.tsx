import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function CenteredTabs() {
  const [value, setValue] = React.useState('day');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={value}>
        <TabList
          centered
          aria-label="Ferry times"
          onChange={(_event, next: string) => setValue(next)}
        >
          <Tab value="day" label="Day" />
          <Tab value="night" label="Night" />
        </TabList>
        <TabPanel value="day" tabIndex={0}>
          Every 20 minutes.
        </TabPanel>
        <TabPanel value="night" tabIndex={0}>
          At 00:30, 02:00 and 04:30.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
