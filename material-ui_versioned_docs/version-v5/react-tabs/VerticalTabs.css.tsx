import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import './VerticalTabs.css';

const settings = [
  { id: 'profile', label: 'Profile', text: 'Your name and photo, as other travelers see them.' },
  { id: 'alerts', label: 'Alerts', text: 'Delays and gate changes go to your phone.' },
  { id: 'payment', label: 'Payment', text: 'Invoices are paid from the card ending in 4417.' },
];

export default function VerticalTabs() {
  const tabsId = React.useId();
  const [value, setValue] = React.useState('profile');

  return (
    <div className="vertical-tabs">
      <Tabs
        orientation="vertical"
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        aria-label="Account settings"
        className="vertical-tabs-list"
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
      <div
        role="tabpanel"
        id={`${tabsId}-panel`}
        aria-labelledby={`${tabsId}-${value}`}
        tabIndex={0}
        className="vertical-tabs-panel"
      >
        {settings.find(({ id }) => id === value)?.text}
      </div>
    </div>
  );
}
