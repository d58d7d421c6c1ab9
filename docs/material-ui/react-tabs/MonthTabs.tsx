import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

export default function MonthTabs() {
  const [value, setValue] = React.useState('January');

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <TabContext value={value}>
        <TabList
          variant="scrollable"
          onChange={(_event, next: string) => setValue(next)}
          aria-label="Month"
        >
          {months.map((month) => (
            <Tab key={month} value={month} label={month} />
          ))}
        </TabList>
        {months.map((month) => (
          <TabPanel key={month} value={month} tabIndex={0}>
            Flights in {month}
          </TabPanel>
        ))}
      </TabContext>
    </Box>
  );
}
