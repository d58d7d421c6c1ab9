import * as React from 'react';
import EditIcon from '@mui/icons-material/Edit';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Fab from '@mui/material/Fab';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';

const views = [
  { name: 'Notes', action: 'Write a note', Icon: EditIcon },
  { name: 'Map', action: 'Find me', Icon: MyLocationIcon },
];

export default function ViewFab() {
  const [view, setView] = React.useState('Notes');
  const [notes, setNotes] = React.useState(12);
  const [plot, setPlot] = React.useState(3);

  return (
    <Card variant="outlined" sx={{ position: 'relative', width: '100%', maxWidth: 320 }}>
      <Tabs
        value={view}
        variant="fullWidth"
        aria-label="River meadow"
        onChange={(_event, next: string) => setView(next)}
      >
        {views.map(({ name }) => (
          <Tab key={name} label={name} value={name} id={`tab-${name}`} aria-controls="river-view" />
        ))}
      </Tabs>
      <CardContent
        role="tabpanel"
        id="river-view"
        aria-labelledby={`tab-${view}`}
        sx={{ height: 140 }}
      >
        <Typography role="status">
          {view === 'Notes' ? `${notes} notes` : `You are near plot ${plot}`}
        </Typography>
        {views.map(({ name, action, Icon }) => (
          <Zoom key={name} in={view === name} unmountOnExit>
            <Box sx={{ position: 'absolute', right: 16, bottom: 16 }}>
              <Fab
                color="primary"
                aria-label={action}
                onClick={() => (name === 'Notes' ? setNotes(notes + 1) : setPlot((plot % 7) + 1))}
              >
                <Icon />
              </Fab>
            </Box>
          </Zoom>
        ))}
      </CardContent>
    </Card>
  );
}
