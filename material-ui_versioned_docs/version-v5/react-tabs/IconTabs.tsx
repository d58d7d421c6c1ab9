import * as React from 'react';
import DirectionsCarIcon from '@mui/icons-material/DirectionsCar';
import FlightIcon from '@mui/icons-material/Flight';
import HotelIcon from '@mui/icons-material/Hotel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const services = [
  { id: 'flights', label: 'Flights', icon: <FlightIcon />, text: 'Search 140 airlines.' },
  { id: 'hotels', label: 'Hotels', icon: <HotelIcon />, text: 'Search rooms with late arrival.' },
  { id: 'cars', label: 'Cars', icon: <DirectionsCarIcon />, text: 'Search cars at the airport.' },
];

export default function IconTabs() {
  const [value, setValue] = React.useState('flights');

  return (
    <Box sx={{ width: '100%' }}>
      {(['top', 'start'] as const).map((iconPosition) => (
        <Tabs
          key={iconPosition}
          variant="scrollable"
          value={value}
          onChange={(_event, next: string) => setValue(next)}
          aria-label={`Search for, icon at the ${iconPosition}`}
          sx={{ mb: 1 }}
        >
          {services.map(({ id, label, icon }) => (
            <Tab
              key={id}
              value={id}
              label={label}
              icon={icon}
              iconPosition={iconPosition}
              id={`service-${iconPosition}-${id}`}
              aria-controls="service-panel"
            />
          ))}
        </Tabs>
      ))}
      <Box
        role="tabpanel"
        id="service-panel"
        aria-labelledby={`service-top-${value}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {services.find(({ id }) => id === value)?.text}
      </Box>
    </Box>
  );
}
