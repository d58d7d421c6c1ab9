import * as React from 'react';
import Badge, { badgeClasses } from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const desks = [
  { name: 'Tips', number: 0, text: 'All tips are assigned.' },
  { name: 'Corrections', number: 2, text: 'A misspelled name, and a wrong year.' },
];

export default function DeskTabs() {
  const [desk, setDesk] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, color: 'text.primary' }}>
      <Tabs value={desk} onChange={(_, next: number) => setDesk(next)} aria-label="Desks">
        {desks.map(({ name, number }, index) => (
          <Tab
            key={name}
            id={`desk-tab-${index}`}
            aria-controls={`desk-panel-${index}`}
            aria-label={number > 0 ? `${name}, ${number} new` : name}
            label={
              <Badge
                badgeContent={number}
                color="primary"
                sx={{
                  paddingInlineEnd: number > 0 ? '28px' : 0,
                  [`& .${badgeClasses.badge}`]: { top: '50%', right: 10 },
                }}
              >
                {name}
              </Badge>
            }
          />
        ))}
      </Tabs>
      {desks.map(({ name, text }, index) => (
        <Box
          key={name}
          role="tabpanel"
          id={`desk-panel-${index}`}
          aria-labelledby={`desk-tab-${index}`}
          hidden={desk !== index}
          tabIndex={0}
          sx={{ pt: 2 }}
        >
          <Typography variant="body2">{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
