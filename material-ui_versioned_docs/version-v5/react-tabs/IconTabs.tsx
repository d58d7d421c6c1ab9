import * as React from 'react';
import DirectionsCarIcon from '@mui/icons-material/DirectionsCar';
import FlightIcon from '@mui/icons-material/Flight';
import HotelIcon from '@mui/icons-material/Hotel';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const services = [
  { id: 'flights', label: 'Flights', icon: <FlightIcon />, text: 'Search 140 airlines.' },
  { id: 'hotels', label: 'Hotels', icon: <HotelIcon />, text: 'Search rooms with late arrival.' },
  { id: 'cars', label: 'Cars', icon: <DirectionsCarIcon />, text: 'Search cars at the airport.' },
];

export default function IconTabs() {
  const tabsId = React.useId();
  const [value, setValue] = React.useState('flights');
  const [above, setAbove] = React.useState(true);

  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <FormControlLabel
        control={<Switch checked={above} onChange={(event) => setAbove(event.target.checked)} />}
        label="Icon above the label"
      />
      <Tabs
        variant="scrollable"
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        aria-label="Search for"
      >
        {services.map(({ id, label, icon }) => (
          <Tab
            key={id}
            value={id}
            label={label}
            icon={icon}
            iconPosition={above ? 'top' : 'start'}
            id={`${tabsId}-${id}`}
            aria-controls={`${tabsId}-panel`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${tabsId}-panel`}
        aria-labelledby={`${tabsId}-${value}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {services.find(({ id }) => id === value)?.text}
      </Box>
    </Box>
  );
}
