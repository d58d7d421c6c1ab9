import MenuBookIcon from '@mui/icons-material/MenuBook';
import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const loans = [
  { title: 'Jane Eyre', due: 'Due on May 4', color: '#6a1b9a' },
  { title: 'The Sea Around Us', due: 'Due on May 11, reserved by two others', color: '#1565c0' },
  { title: 'Invisible Cities', due: 'Due on May 18', color: '#8e2a2a' },
];

export default function LoanList() {
  return (
    <List
      aria-labelledby="loans"
      subheader={
        <ListSubheader id="loans" disableSticky>
          On loan
        </ListSubheader>
      }
      sx={{ width: '100%', maxWidth: 340 }}
    >
      {loans.map(({ title, due, color }, index) => (
        <ListItem key={title} alignItems="flex-start" divider={index < loans.length - 1}>
          <ListItemAvatar>
            <Avatar variant="rounded" sx={{ bgcolor: color, color: '#fff' }}>
              <MenuBookIcon />
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={title} secondary={due} />
        </ListItem>
      ))}
    </List>
  );
}
