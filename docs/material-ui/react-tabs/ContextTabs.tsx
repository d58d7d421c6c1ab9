import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TextField from '@mui/material/TextField';

export default function ContextTabs() {
  const [value, setValue] = React.useState('title');

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <TabContext value={value}>
        <TabList onChange={(_event, next: string) => setValue(next)} aria-label="Edit the listing">
          <Tab value="title" label="Title" />
          <Tab value="rules" label="House rules" />
        </TabList>
        <TabPanel value="title" keepMounted sx={{ px: 0 }}>
          <TextField label="Title, stays mounted" defaultValue="Boathouse by the fjord" fullWidth />
        </TabPanel>
        <TabPanel value="rules" sx={{ px: 0 }}>
          <TextField
            label="House rules, reset each time"
            defaultValue="No shoes indoors"
            fullWidth
          />
        </TabPanel>
      </TabContext>
    </Box>
  );
}
