import * as React from 'react';
import Box from '@mui/material/Box';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';

const periods = [
  { id: 'week', label: 'Week', text: '$420 spent on 6 trips.' },
  { id: 'month', label: 'Month', text: '$1,960 spent on 23 trips.' },
  { id: 'year', label: 'Year', text: '$18,340 spent on 204 trips.' },
];

export default function StyledTabs() {
  const tabsId = React.useId();
  const [value, setValue] = React.useState('month');

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Tabs
        variant="fullWidth"
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        aria-label="Travel expenses"
        sx={{
          // A stacking context of its own, so that the indicator can lie behind the labels.
          isolation: 'isolate',
          minHeight: 0,
          p: 0.5,
          borderRadius: 2,
          bgcolor: 'action.hover',
          [`& .${tabsClasses.indicator}`]: {
            zIndex: -1,
            height: '100%',
            borderRadius: 1.5,
            bgcolor: 'background.paper',
            boxShadow: 1,
          },
          [`& .${tabClasses.root}`]: {
            minHeight: 36,
            minWidth: 0,
            py: 0.5,
            textTransform: 'none',
          },
        }}
      >
        {periods.map(({ id, label }) => (
          <Tab
            key={id}
            value={id}
            label={label}
            disableRipple
            id={`${tabsId}-${id}`}
            aria-controls={`${tabsId}-panel`}
            sx={{
              borderRadius: 1.5,
              [`&.${tabClasses.selected}`]: { color: 'text.primary' },
              '&.Mui-focusVisible': {
                outline: '2px solid',
                outlineColor: 'primary.main',
                outlineOffset: -2,
              },
            }}
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
        {periods.find(({ id }) => id === value)?.text}
      </Box>
    </Box>
  );
}
