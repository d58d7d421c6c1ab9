import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import ScheduleIcon from '@mui/icons-material/Schedule';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

export default function IconColors() {
  return (
    <List role="list">
      <ListItem>
        <ListItemIcon>
          <CheckCircleIcon color="success" />
        </ListItemIcon>
        <ListItemText primary="Bergen 07:40" secondary="On time" />
      </ListItem>
      <ListItem>
        <ListItemIcon>
          <ScheduleIcon color="action" />
        </ListItemIcon>
        <ListItemText primary="Flåm 08:10" secondary="Five minutes late" />
      </ListItem>
      <ListItem>
        <ListItemIcon>
          <ErrorIcon color="error" />
        </ListItemIcon>
        <ListItemText primary="Florø 08:30" secondary="Canceled" />
      </ListItem>
    </List>
  );
}
