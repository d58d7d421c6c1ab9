import * as React from 'react';
import EmailIcon from '@mui/icons-material/Email';
import SmsIcon from '@mui/icons-material/Sms';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Switch from '@mui/material/Switch';

export default function SwitchList() {
  const id = React.useId();

  return (
    <List
      role="list"
      aria-labelledby={id}
      subheader={
        <ListSubheader id={id} disableSticky>
          Reminders
        </ListSubheader>
      }
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <ListItem disablePadding>
        <ListItemButton component="label" role={undefined} tabIndex={-1}>
          <ListItemIcon>
            <EmailIcon />
          </ListItemIcon>
          <ListItemText primary="Email" />
          <Switch edge="end" defaultChecked />
        </ListItemButton>
      </ListItem>
      <ListItem disablePadding>
        <ListItemButton component="label" role={undefined} tabIndex={-1}>
          <ListItemIcon>
            <SmsIcon />
          </ListItemIcon>
          <ListItemText primary="Text message" />
          <Switch edge="end" />
        </ListItemButton>
      </ListItem>
    </List>
  );
}
