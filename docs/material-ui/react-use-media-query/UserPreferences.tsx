import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function UserPreferences() {
  const lessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const moreContrast = useMediaQuery('(prefers-contrast: more)');
  const coarsePointer = useMediaQuery('(pointer: coarse)');
  const hover = useMediaQuery('(hover: hover)');

  return (
    <List role="list" dense disablePadding>
      <ListItem>
        <ListItemText
          primary={lessMotion ? 'The slide show stands still' : 'The slide show moves'}
          secondary="prefers-reduced-motion"
        />
      </ListItem>
      <ListItem>
        <ListItemText
          primary={moreContrast ? 'Charts have patterns and outlines' : 'Charts have colors only'}
          secondary="prefers-contrast"
        />
      </ListItem>
      <ListItem>
        <ListItemText
          primary={coarsePointer ? 'Seats are picked from a list' : 'Seats are picked on a plan'}
          secondary="pointer"
        />
      </ListItem>
      <ListItem>
        <ListItemText
          primary={hover ? 'Row actions appear on hover and focus' : 'Row actions are always shown'}
          secondary="hover"
        />
      </ListItem>
    </List>
  );
}
