import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const periods = [
  { id: 'week', label: 'Week', text: '$420 spent on 6 trips.' },
  { id: 'month', label: 'Month', text: '$1,960 spent on 23 trips.' },
  { id: 'year', label: 'Year', text: '$18,340 spent on 204 trips.' },
];

// A stacking context of its own, so that the indicator can lie behind the labels.
const tabs = 'isolate min-h-0 rounded-lg bg-(--mui-palette-action-hover) p-1';

const indicator =
  '-z-1 h-full rounded-md bg-(--mui-palette-background-paper) [box-shadow:var(--mui-shadows-1)]';

const tab = [
  'min-h-[36px] min-w-0 rounded-md py-1 normal-case',
  '[&.Mui-selected]:text-(--mui-palette-text-primary)',
  '[&.Mui-focusVisible]:outline-2 [&.Mui-focusVisible]:-outline-offset-2',
  '[&.Mui-focusVisible]:outline-(--mui-palette-primary-main)',
].join(' ');

export default function StyledTabs() {
  const tabsId = React.useId();
  const [value, setValue] = React.useState('month');

  return (
    <div className="w-full max-w-[360px]">
      <Tabs
        variant="fullWidth"
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        aria-label="Travel expenses"
        className={tabs}
        TabIndicatorProps={{ className: indicator }}
      >
        {periods.map(({ id, label }) => (
          <Tab
            key={id}
            value={id}
            label={label}
            disableRipple
            id={`${tabsId}-${id}`}
            aria-controls={`${tabsId}-panel`}
            className={tab}
          />
        ))}
      </Tabs>
      <div
        role="tabpanel"
        id={`${tabsId}-panel`}
        aria-labelledby={`${tabsId}-${value}`}
        tabIndex={0}
        className="p-4"
      >
        {periods.find(({ id }) => id === value)?.text}
      </div>
    </div>
  );
}
