import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

export function Crew() {
  return (
    <>
      <Typography component="h1" variant="h4">
        Crew
      </Typography>
      {/* #region list */}
      <List>
        <ListItem disablePadding>
          <ListItemButton href="/timetable">
            <ListItemText primary="Shifts" secondary="Who sails when" />
          </ListItemButton>
        </ListItem>
      </List>
      {/* #endregion */}
    </>
  );
}
