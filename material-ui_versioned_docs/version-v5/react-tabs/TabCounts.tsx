import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const lists = [
  { id: 'open', label: 'Open', count: 3, text: 'Invoices 2041, 2042 and 2046 are waiting.' },
  { id: 'overdue', label: 'Overdue', count: 1, text: 'Invoice 2032 is 12 days late.' },
  { id: 'paid', label: 'Paid', count: 28, text: '28 invoices were paid this year.' },
  { id: 'archive', label: 'Archive', count: 0, text: '' },
];

export default function TabCounts() {
  const tabsId = React.useId();
  const [value, setValue] = React.useState('open');

  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <Tabs
        variant="scrollable"
        value={value}
        onChange={(_event, next: string) => setValue(next)}
        aria-label="Invoices"
      >
        {lists.map(({ id, label, count }) => (
          <Tab
            key={id}
            value={id}
            label={label}
            icon={<Chip size="small" label={count} />}
            iconPosition="end"
            disabled={count === 0}
            id={`${tabsId}-${id}`}
            aria-controls={`${tabsId}-panel`}
            sx={{ minHeight: 48 }}
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
        {lists.find(({ id }) => id === value)?.text}
      </Box>
    </Box>
  );
}
