import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

export default function GutterlessList() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={id} variant="h6" component="h3">
        New this week
      </Typography>
      <List role="list" aria-labelledby={id}>
        <ListItem disableGutters>
          <ListItemText primary="Atlas of Rivers" secondary="Maps" />
        </ListItem>
        <ListItem disableGutters>
          <ListItemText primary="Orlando" secondary="Novels" />
        </ListItem>
      </List>
    </Box>
  );
}
