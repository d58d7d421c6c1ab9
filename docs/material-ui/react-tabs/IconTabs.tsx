import * as React from 'react';
import FlightIcon from '@mui/icons-material/Flight';
import HotelIcon from '@mui/icons-material/Hotel';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function IconTabs() {
  const [value, setValue] = React.useState('flights');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={value}>
        <TabList aria-label="Search for" onChange={(_event, next: string) => setValue(next)}>
          <Tab value="flights" label="Flights" icon={<FlightIcon />} />
          <Tab value="hotels" label="Hotels" icon={<HotelIcon />} />
        </TabList>
        <TabPanel value="flights" tabIndex={0}>
          Search 140 airlines.
        </TabPanel>
        <TabPanel value="hotels" tabIndex={0}>
          Search rooms with late arrival.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
