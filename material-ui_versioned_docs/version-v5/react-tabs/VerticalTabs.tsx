import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const settings = [
  { id: 'profile', label: 'Profile', text: 'Your name and photo, as other travelers see them.' },
  { id: 'alerts', label: 'Alerts', text: 'Delays and gate changes go to your phone.' },
  { id: 'payment', label: 'Payment', text: 'Invoices are paid from the card ending in 4417.' },
];

export default function VerticalTabs() {
  const tabsId = React.useId();
  const [value, setValue] = React.useState('profile');

  return (
    <Box sx={{ display: 'flex', gap: 1, width: '100%', maxWidth: 480 }}>
      <Tabs
        orientation="vertical"
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        aria-label="Account settings"
        sx={{ flexShrink: 0, borderInlineEnd: '1px solid', borderColor: 'divider' }}
      >
        {settings.map(({ id, label }) => (
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
        {settings.find(({ id }) => id === value)?.text}
      </Box>
    </Box>
  );
}
