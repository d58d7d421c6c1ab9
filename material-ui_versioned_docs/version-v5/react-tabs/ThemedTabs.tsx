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
  const tabsId = React.useId();
  const [value, setValue] = React.useState('breakfast');

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        aria-label="Hotel restaurant"
      >
        {menus.map(({ id, label }) => (
          <Tab
            key={id}
            value={id}
            label={label}
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
        {menus.find(({ id }) => id === value)?.text}
      </Box>
    </Box>
  );
}
