import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const seasons = [
  { id: 'spring', label: 'Spring', text: '$95 a night, breakfast included.' },
  { id: 'summer', label: 'Summer', text: '$140 a night, two nights at least.' },
  { id: 'winter', label: 'Winter', text: '$80 a night, the pool is closed.' },
];

export default function FollowFocusTabs() {
  const tabsId = React.useId();
  const [value, setValue] = React.useState('spring');
  const [follow, setFollow] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={follow} onChange={(event) => setFollow(event.target.checked)} />}
        label="Selection follows focus"
      />
      <Tabs
        variant="scrollable"
        selectionFollowsFocus={follow}
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        aria-label="Room prices"
      >
        {seasons.map(({ id, label }) => (
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
        {seasons.find(({ id }) => id === value)?.text}
      </Box>
    </Box>
  );
}
