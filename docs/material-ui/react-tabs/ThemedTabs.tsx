import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const menus = [
  { id: 'breakfast', label: 'Breakfast', text: 'From 06:30, in the garden room.' },
  { id: 'lunch', label: 'Lunch', text: 'From 12:00, on the terrace.' },
  { id: 'dinner', label: 'Dinner', text: 'From 18:30, please reserve a table.' },
];

export default function ThemedTabs() {
  const [value, setValue] = React.useState('breakfast');

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        aria-label="Hotel restaurant"
      >
        {menus.map(({ id, label }) => (
          <Tab key={id} value={id} label={label} id={`menu-tab-${id}`} aria-controls="menu-panel" />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="menu-panel"
        aria-labelledby={`menu-tab-${value}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {menus.find(({ id }) => id === value)?.text}
      </Box>
    </Box>
  );
}
