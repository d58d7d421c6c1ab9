import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const classes = [
  { id: 'economy', label: 'Economy', text: 'Hand luggage and a seat chosen at check-in.' },
  { id: 'business', label: 'Business', text: 'Lounge, two bags and free changes.' },
];

function ClassTabs({ variant }: { variant: 'fullWidth' | 'standard' }) {
  const tabsId = React.useId();
  const [value, setValue] = React.useState('economy');

  return (
    <div>
      <Tabs
        variant={variant}
        centered={variant === 'standard'}
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        aria-label={variant === 'fullWidth' ? 'Class, full width' : 'Class, centered'}
      >
        {classes.map(({ id, label }) => (
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
        sx={{ p: 2, textAlign: 'center' }}
      >
        {classes.find(({ id }) => id === value)?.text}
      </Box>
    </div>
  );
}

export default function TabWidths() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <ClassTabs variant="fullWidth" />
      <ClassTabs variant="standard" />
    </Box>
  );
}
