import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import CssBaseline from '@mui/material/CssBaseline';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Snackbar from '@mui/material/Snackbar';

export default function RaisedSnackbar() {
  const [count, setCount] = React.useState(2);
  const [open, setOpen] = React.useState(false);

  const add = () => {
    setCount(count + 1);
    setOpen(true);
  };

  return (
    <React.Fragment>
      <CssBaseline />
      <List aria-label="Today's rentals" sx={{ pb: 18 }}>
        {Array.from({ length: count }, (_unused, index) => (
          <ListItem key={index} divider>
            <ListItemText
              primary={`Rental ${2081 + index}`}
              secondary={`City bike ${14 + index * 3}, from ${9 + index}:00`}
            />
          </ListItem>
        ))}
      </List>
      <Fab
        color="primary"
        aria-label="New rental"
        onClick={add}
        sx={{
          position: 'fixed',
          bottom: 'calc(16px + env(safe-area-inset-bottom))',
          insetInlineEnd: 16,
        }}
      >
        <AddIcon />
      </Fab>
      <Snackbar
        key={count}
        open={open}
        autoHideDuration={6000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        message={`Rental ${2080 + count} starts at ${8 + count}:00`}
        sx={{ bottom: { xs: 'calc(88px + env(safe-area-inset-bottom))', sm: 24 } }}
      />
    </React.Fragment>
  );
}
