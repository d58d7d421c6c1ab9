import Avatar from '@mui/material/Avatar';
import Badge, { badgeClasses } from '@mui/material/Badge';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const reporters = [
  { name: 'Maria Lopez', desk: 'City, at her desk', online: true, color: '#6a1b9a' },
  { name: 'Daniel Fischer', desk: 'Courts, at his desk', online: true, color: '#1565c0' },
  { name: 'Nina Patel', desk: 'Sports, back on Monday', online: false, color: '#37474f' },
];

export default function OnlineAvatars() {
  return (
    <List role="list" aria-label="Reporters" disablePadding sx={{ maxWidth: 320 }}>
      {reporters.map(({ name, desk, online, color }) => (
        <ListItem key={name} disableGutters>
          <ListItemAvatar>
            <Badge
              variant="dot"
              color="success"
              overlap="circular"
              anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
              invisible={!online}
              sx={{
                [`& .${badgeClasses.badge}`]: {
                  height: 12,
                  minWidth: 12,
                  borderRadius: 6,
                  border: '2px solid',
                  borderColor: 'background.paper',
                },
              }}
            >
              <Avatar aria-hidden sx={{ bgcolor: color, color: '#fff' }}>
                {name.charAt(0)}
              </Avatar>
            </Badge>
          </ListItemAvatar>
          <ListItemText primary={name} secondary={desk} />
        </ListItem>
      ))}
    </List>
  );
}
