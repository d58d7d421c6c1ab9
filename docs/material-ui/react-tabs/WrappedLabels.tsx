import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function WrappedLabels() {
  const [value, setValue] = React.useState('seats');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={value}>
        <TabList aria-label="Your booking" onChange={(_event, next: string) => setValue(next)}>
          <Tab
            value="seats"
            label="Seats with extra legroom on the outbound and the return flight"
            wrapped
            sx={{ maxWidth: 200 }}
          />
          <Tab value="meals" label="Meals" />
        </TabList>
        <TabPanel value="seats" tabIndex={0}>
          14C and 14D.
        </TabPanel>
        <TabPanel value="meals" tabIndex={0}>
          Two vegetarian meals.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
