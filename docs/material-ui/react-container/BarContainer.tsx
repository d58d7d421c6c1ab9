import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function BarContainer() {
  const [subscribed, setSubscribed] = React.useState(false);

  return (
    <React.Fragment>
      <CssBaseline />
      <AppBar position="static" component="div">
        <Container maxWidth="sm">
          <Toolbar disableGutters>
            <Typography variant="h6" component="p" noWrap sx={{ flexGrow: 1 }}>
              Courier
            </Typography>
            <Button color="inherit" onClick={() => setSubscribed(!subscribed)}>
              {subscribed ? 'Cancel' : 'Subscribe'}
            </Button>
          </Toolbar>
        </Container>
      </AppBar>
      <Container maxWidth="sm" sx={{ py: 3 }}>
        <Typography role="status">
          {subscribed
            ? 'The Courier arrives on Friday.'
            : 'Twelve pages every Friday, $6.00 a month.'}
        </Typography>
      </Container>
    </React.Fragment>
  );
}
