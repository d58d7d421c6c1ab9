import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import './StyledTabs.css';

const periods = [
  { id: 'week', label: 'Week', text: '$420 spent on 6 trips.' },
  { id: 'month', label: 'Month', text: '$1,960 spent on 23 trips.' },
  { id: 'year', label: 'Year', text: '$18,340 spent on 204 trips.' },
];

export default function StyledTabs() {
  const tabsId = React.useId();
  const [value, setValue] = React.useState('month');

  return (
    <div className="styled-tabs">
      <Tabs
        variant="fullWidth"
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        aria-label="Travel expenses"
        className="styled-tabs-list"
      >
        {periods.map(({ id, label }) => (
          <Tab
            key={id}
            value={id}
            label={label}
            disableRipple
            id={`${tabsId}-${id}`}
            aria-controls={`${tabsId}-panel`}
            className="styled-tabs-tab"
          />
        ))}
      </Tabs>
      <div
        role="tabpanel"
        id={`${tabsId}-panel`}
        aria-labelledby={`${tabsId}-${value}`}
        tabIndex={0}
        className="styled-tabs-panel"
      >
        {periods.find(({ id }) => id === value)?.text}
      </div>
    </div>
  );
}
