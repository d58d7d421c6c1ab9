import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function TabsAppBar() {
  const id = React.useId();
  const [day, setDay] = React.useState<'Today' | 'Tomorrow'>('Today');

  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="static">
        <Toolbar>
          <Typography variant="h6" component="div" noWrap>
            Departures
          </Typography>
        </Toolbar>
        <Tabs
          value={day}
          onChange={(_event, next: 'Today' | 'Tomorrow') => setDay(next)}
          textColor="inherit"
          aria-label="Day"
          sx={{
            '& .MuiTab-root': { opacity: 1 },
            '& .MuiTabs-indicator': { bgcolor: 'currentcolor' },
          }}
        >
          <Tab value="Today" label="Today" id={`${id}-Today`} aria-controls={`${id}-panel`} />
          <Tab
            value="Tomorrow"
            label="Tomorrow"
            id={`${id}-Tomorrow`}
            aria-controls={`${id}-panel`}
          />
        </Tabs>
      </AppBar>
      <Typography
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${day}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {day}, 9:20 and 17:45 from pier 2.
      </Typography>
    </Box>
  );
}
