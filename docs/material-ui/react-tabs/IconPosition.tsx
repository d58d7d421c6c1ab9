import * as React from 'react';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import TrainIcon from '@mui/icons-material/Train';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function IconPosition() {
  const [value, setValue] = React.useState('trains');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={value}>
        <TabList aria-label="Travel by" onChange={(_event, next: string) => setValue(next)}>
          <Tab
            value="trains"
            label="Trains"
            icon={<TrainIcon />}
            iconPosition="start"
            sx={{ minHeight: 48 }}
          />
          <Tab
            value="buses"
            label="Buses"
            icon={<DirectionsBusIcon />}
            iconPosition="start"
            sx={{ minHeight: 48 }}
          />
        </TabList>
        <TabPanel value="trains" tabIndex={0}>
          Two trains an hour.
        </TabPanel>
        <TabPanel value="buses" tabIndex={0}>
          Four buses a day.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
