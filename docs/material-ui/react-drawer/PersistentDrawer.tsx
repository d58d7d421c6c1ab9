import * as React from 'react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const WIDTH = 150;

const facts = [
  ['Shelf mark', 'Nat 41.7'],
  ['Year', '1932'],
  ['Copies', '3, one on loan'],
];

export default function PersistentDrawer() {
  const [open, setOpen] = React.useState(true);

  return (
    <Box sx={{ display: 'flex' }}>
      <CssBaseline />
      <Box component="main" sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <FormControlLabel
          label="Details"
          control={<Switch checked={open} onChange={(event) => setOpen(event.target.checked)} />}
        />
        <Typography variant="h6" component="h1">
          A Field Guide to Lichens
        </Typography>
        <Typography>
          Describes some four hundred lichens of northern coasts, with a key for beginners and
          plates in color. The page stays usable while its details are open.
        </Typography>
      </Box>
      <Drawer
        variant="persistent"
        anchor="right"
        open={open}
        // The paper is fixed to the edge; this is the room that it takes from the page.
        sx={{
          width: open ? WIDTH : 0,
          flexShrink: 0,
          transition: (theme) => theme.transitions.create('width'),
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        }}
        PaperProps={{ component: 'aside', 'aria-label': 'Details', sx: { width: WIDTH } }}
      >
        <List dense>
          {facts.map(([name, value]) => (
            <ListItem key={name}>
              <ListItemText primary={value} secondary={name} />
            </ListItem>
          ))}
        </List>
      </Drawer>
    </Box>
  );
}
