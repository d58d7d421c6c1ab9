import * as React from 'react';
import Badge, { badgeClasses } from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const texts = {
  tips: 'All tips are assigned.',
  corrections: 'A misspelled name, and a wrong year.',
};

export default function DeskTabs() {
  const id = React.useId();
  const [desk, setDesk] = React.useState<'tips' | 'corrections'>('tips');

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Tabs value={desk} onChange={(_event, next: typeof desk) => setDesk(next)} aria-label="Desks">
        <Tab value="tips" label="Tips" id={`${id}-tips`} aria-controls={`${id}-panel`} />
        <Tab
          value="corrections"
          id={`${id}-corrections`}
          aria-controls={`${id}-panel`}
          aria-label="Corrections, 2 new"
          label={
            <Badge
              badgeContent={2}
              color="primary"
              sx={{
                paddingInlineEnd: '28px',
                [`& .${badgeClasses.badge}`]: { top: '50%', right: 10 },
              }}
            >
              Corrections
            </Badge>
          }
        />
      </Tabs>
      <Typography
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${desk}`}
        tabIndex={0}
        sx={{ pt: 2 }}
      >
        {texts[desk]}
      </Typography>
    </Box>
  );
}
