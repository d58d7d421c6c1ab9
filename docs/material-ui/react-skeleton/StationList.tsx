import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const stations = [
  { name: 'Gull Point', reading: '11.8°C, drizzle' },
  { name: 'Elk Pass', reading: '2.4°C, snow showers' },
  { name: 'Airfield', reading: '13.0°C, cloudy' },
];

export default function StationList() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'center' }}>
      <List
        role="list"
        disablePadding
        aria-label="Stations"
        aria-busy={loading}
        sx={{ alignSelf: 'stretch' }}
      >
        {stations.map(({ name, reading }) => (
          <ListItem key={name}>
            <ListItemAvatar>
              {loading ? (
                <Skeleton variant="circular" width={40} height={40} />
              ) : (
                <Avatar aria-hidden>{name.charAt(0)}</Avatar>
              )}
            </ListItemAvatar>
            <ListItemText
              primary={loading ? <Skeleton width="50%" /> : name}
              secondary={loading ? <Skeleton width="80%" /> : reading}
            />
          </ListItem>
        ))}
      </List>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {loading ? 'Loading three stations' : 'Three stations loaded'}
      </Typography>
    </Stack>
  );
}
