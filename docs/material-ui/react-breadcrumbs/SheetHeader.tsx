import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function SheetHeader() {
  const [requested, setRequested] = React.useState(false);

  return (
    <AppBar position="static" color="default" elevation={0} component="div">
      <Toolbar sx={{ gap: 2, py: 1.5, flexWrap: 'wrap' }}>
        <Avatar variant="rounded" sx={{ bgcolor: 'primary.main' }} aria-hidden>
          41
        </Avatar>
        <div>
          <Breadcrumbs aria-label="Path to sheet 41" sx={{ fontSize: 14 }}>
            <Link href="/maps" color="inherit" underline="hover">
              Maps
            </Link>
            <Link href="/maps/railways" color="inherit" underline="hover">
              Railways
            </Link>
            <Link
              href="/maps/railways/sheet-41"
              color="textPrimary"
              underline="hover"
              aria-current="page"
            >
              Sheet 41
            </Link>
          </Breadcrumbs>
          <Typography variant="h6" component="div">
            Arlberg line
          </Typography>
        </div>
        <Button
          variant="outlined"
          color="inherit"
          sx={{ marginInlineStart: 'auto' }}
          onClick={() => setRequested(!requested)}
        >
          {requested ? 'Cancel request' : 'Request a scan'}
        </Button>
      </Toolbar>
    </AppBar>
  );
}
