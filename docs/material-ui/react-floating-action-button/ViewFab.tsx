import * as React from 'react';
import EditIcon from '@mui/icons-material/Edit';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Fab from '@mui/material/Fab';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';

const views = [
  { tab: 'Notes', action: 'Write a note', text: '12 notes', done: '13 notes', Icon: EditIcon },
  { tab: 'Map', action: 'Find me', text: '7 plots', done: 'Plot 7', Icon: MyLocationIcon },
];

export default function ViewFab() {
  const [view, setView] = React.useState(0);
  const [done, setDone] = React.useState([false, false]);

  return (
    <Card variant="outlined" sx={{ position: 'relative', width: '100%', maxWidth: 320 }}>
      <Tabs
        value={view}
        variant="fullWidth"
        aria-label="River meadow"
        onChange={(_event, next: number) => setView(next)}
      >
        {views.map(({ tab }) => (
          <Tab key={tab} label={tab} id={`tab-${tab}`} aria-controls={`view-${tab}`} />
        ))}
      </Tabs>
      {views.map(({ tab, action, text, done: result, Icon }, index) => (
        <CardContent
          key={tab}
          role="tabpanel"
          id={`view-${tab}`}
          aria-labelledby={`tab-${tab}`}
          hidden={view !== index}
          sx={{ height: 140 }}
        >
          <Typography role="status">{done[index] ? result : text}</Typography>
          <Zoom in={view === index} unmountOnExit>
            <Fab
              color="primary"
              aria-label={action}
              onClick={() => setDone(done.map((each, other) => each || other === index))}
              sx={{ position: 'absolute', right: 16, bottom: 16 }}
            >
              <Icon />
            </Fab>
          </Zoom>
        </CardContent>
      ))}
    </Card>
  );
}
