import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const days = Array.from({ length: 14 }, (_unused, index) => index + 10);

export default function ScrollableTabs() {
  const tabsId = React.useId();
  const [day, setDay] = React.useState(16);

  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <Tabs
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        value={day}
        onChange={(_event, next: number) => setDay(next)}
        aria-label="Departure day"
      >
        {days.map((number) => (
          <Tab
            key={number}
            value={number}
            label={`June ${number}`}
            id={`${tabsId}-${number}`}
            aria-controls={`${tabsId}-panel`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${tabsId}-panel`}
        aria-labelledby={`${tabsId}-${day}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {day % 2 === 0 ? 'Ferry at 08:15 and 16:40' : 'Ferry at 10:30'}
      </Box>
    </Box>
  );
}
