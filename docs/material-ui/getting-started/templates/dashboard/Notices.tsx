import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const notices = [
  { title: 'Gale warning from 20:00', text: 'Northern routes', href: '/notices/118' },
  { title: 'Ramp 2 is closed', text: 'Until Thursday noon', href: '/notices/117' },
  { title: 'Extra sailing to Utö', text: 'Saturday at 09:15', href: '/notices/115' },
];

export function Notices() {
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h6" component="h2">
        Notices
      </Typography>
      <List role="list" disablePadding>
        {notices.map(({ title, text, href }) => (
          <ListItem key={href} disableGutters>
            <ListItemText primary={<Link href={href}>{title}</Link>} secondary={text} />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
