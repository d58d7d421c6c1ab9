import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function FullWidthTabs() {
  const [value, setValue] = React.useState('economy');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={value}>
        <TabList
          variant="fullWidth"
          aria-label="Class"
          onChange={(_event, next: string) => setValue(next)}
        >
          <Tab value="economy" label="Economy" />
          <Tab value="business" label="Business" />
        </TabList>
        <TabPanel value="economy" tabIndex={0}>
          Hand luggage and a seat chosen at check-in.
        </TabPanel>
        <TabPanel value="business" tabIndex={0}>
          Lounge, two bags and free changes.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
