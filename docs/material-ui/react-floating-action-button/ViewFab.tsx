import * as React from 'react';
import EditIcon from '@mui/icons-material/Edit';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Fab from '@mui/material/Fab';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Zoom from '@mui/material/Zoom';

const corner = { position: 'absolute', insetInlineEnd: 16, bottom: 16 };

export default function ViewFab() {
  const [view, setView] = React.useState('notes');
  const id = React.useId();

  return (
    <Card variant="outlined" sx={{ position: 'relative', width: '100%', maxWidth: 320 }}>
      <Tabs
        value={view}
        variant="fullWidth"
        aria-label="River meadow"
        onChange={(_event, next: string) => setView(next)}
      >
        <Tab label="Notes" value="notes" id={`${id}-notes`} aria-controls={`${id}-panel`} />
        <Tab label="Map" value="map" id={`${id}-map`} aria-controls={`${id}-panel`} />
      </Tabs>
      <CardContent
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${view}`}
        sx={{ height: 140 }}
      >
        {view === 'notes' ? '12 notes' : 'You are near plot 3.'}
        <Zoom in={view === 'notes'} unmountOnExit>
          <Box sx={corner}>
            <Fab color="primary" aria-label="Write a note">
              <EditIcon />
            </Fab>
          </Box>
        </Zoom>
        <Zoom in={view === 'map'} unmountOnExit>
          <Box sx={corner}>
            <Fab color="primary" aria-label="Find me">
              <MyLocationIcon />
            </Fab>
          </Box>
        </Zoom>
      </CardContent>
    </Card>
  );
}
