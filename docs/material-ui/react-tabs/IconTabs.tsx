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

function ServiceTabs({ iconPosition }: { iconPosition: 'top' | 'start' }) {
  const [value, setValue] = React.useState('flights');

  return (
    <div>
      <Tabs
        variant="scrollable"
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        aria-label={`Search for, icon at the ${iconPosition}`}
      >
        {services.map(({ id, label, icon }) => (
          <Tab
            key={id}
            value={id}
            label={label}
            icon={icon}
            iconPosition={iconPosition}
            id={`service-${iconPosition}-${id}`}
            aria-controls={`service-${iconPosition}-panel`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`service-${iconPosition}-panel`}
        aria-labelledby={`service-${iconPosition}-${value}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {services.find(({ id }) => id === value)?.text}
      </Box>
    </div>
  );
}

export default function IconTabs() {
  return (
    <Box sx={{ width: '100%' }}>
      <ServiceTabs iconPosition="top" />
      <ServiceTabs iconPosition="start" />
    </Box>
  );
}
