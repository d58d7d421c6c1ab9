import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const reservations = [
  { title: 'A Room of One’s Own', place: '2nd in line' },
  { title: 'Silent Spring', place: 'Ready at the desk' },
  { title: 'The Leopard', place: '5th in line' },
];

export default function ReservationList() {
  const [titles, setTitles] = React.useState(reservations.map(({ title }) => title));
  const headingRef = React.useRef<HTMLHeadingElement>(null);
  const id = React.useId();

  const remove = (title: string) => {
    setTitles(titles.filter((other) => other !== title));
    // The focused button disappears with its item.
    headingRef.current?.focus();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 240 }}>
      <Typography ref={headingRef} tabIndex={-1} id={id} variant="subtitle1" component="h3">
        {titles.length === 0 ? 'Nothing reserved' : `Reserved: ${titles.length}`}
      </Typography>
      <List role="list" aria-labelledby={id}>
        {reservations
          .filter(({ title }) => titles.includes(title))
          .map(({ title, place }) => (
            <ListItem
              key={title}
              disableGutters
              secondaryAction={
                <IconButton edge="end" aria-label={`Cancel ${title}`} onClick={() => remove(title)}>
                  <DeleteIcon />
                </IconButton>
              }
            >
              <ListItemText primary={title} secondary={place} />
            </ListItem>
          ))}
      </List>
    </Box>
  );
}
