import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const flights = [
  { id: 'outbound', label: 'Outbound', text: 'Bergen 07:40 to Lisbon 12:05, seat 14C.' },
  { id: 'return', label: 'Return', text: 'Lisbon 18:30 to Bergen 00:50, seat 9A.' },
];

export default function BasicTabs() {
  const [value, setValue] = React.useState('outbound');

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        aria-label="Your trip to Lisbon"
      >
        {flights.map(({ id, label }) => (
          <Tab
            key={id}
            value={id}
            label={label}
            id={`trip-tab-${id}`}
            aria-controls={`trip-panel-${id}`}
          />
        ))}
      </Tabs>
      {flights.map(({ id, text }) => (
        <Box
          key={id}
          role="tabpanel"
          id={`trip-panel-${id}`}
          aria-labelledby={`trip-tab-${id}`}
          hidden={value !== id}
          tabIndex={0}
          sx={{ p: 2 }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
