import * as React from 'react';
import LocalParkingIcon from '@mui/icons-material/LocalParking';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const boards = {
  departures: 'Lisbon 07:40, gate 12.',
  arrivals: 'Oslo 08:05, belt 3.',
  luggage: 'The desk is open until 22:00.',
  parking: '140 free spaces, $12 a day.',
};

export default function TabStates() {
  const tabsId = React.useId();
  const [value, setValue] = React.useState<keyof typeof boards>('departures');
  const propsOf = (id: string) => ({
    value: id,
    id: `${tabsId}-${id}`,
    'aria-controls': `${tabsId}-panel`,
  });

  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <Tabs
        variant="scrollable"
        textColor="secondary"
        indicatorColor="secondary"
        value={value}
        onChange={(_event, next: keyof typeof boards) => setValue(next)}
        aria-label="Bergen airport"
      >
        <Tab label="Departures" {...propsOf('departures')} />
        <Tab label="Arrivals" {...propsOf('arrivals')} />
        <Tab label="Cargo" disabled {...propsOf('cargo')} />
        <Tab label="Lost luggage and reports" wrapped {...propsOf('luggage')} sx={{ width: 140 }} />
        <Tab icon={<LocalParkingIcon />} aria-label="Parking" {...propsOf('parking')} />
      </Tabs>
      <Box
        role="tabpanel"
        id={`${tabsId}-panel`}
        aria-labelledby={`${tabsId}-${value}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {boards[value]}
      </Box>
    </Box>
  );
}
