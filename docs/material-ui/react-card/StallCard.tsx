import * as React from 'react';
import NotificationsIcon from '@mui/icons-material/Notifications';
import NotificationsNoneIcon from '@mui/icons-material/NotificationsNone';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

export default function StallCard() {
  const [notified, setNotified] = React.useState(false);

  return (
    <Card sx={{ width: '100%', maxWidth: 380 }}>
      <CardHeader
        avatar={
          <Avatar aria-hidden sx={{ bgcolor: '#3f6b2a', color: '#fff' }}>
            H
          </Avatar>
        }
        title="Hollow Lane Orchard"
        titleTypographyProps={{ variant: 'subtitle1', component: 'h3' }}
        subheader="Market stall 14"
        action={
          <IconButton
            aria-label="Tell me when the stall opens"
            aria-pressed={notified}
            color={notified ? 'primary' : 'default'}
            onClick={() => setNotified(!notified)}
          >
            {notified ? <NotificationsIcon /> : <NotificationsNoneIcon />}
          </IconButton>
        }
      />
      <CardContent sx={{ pt: 0 }}>
        <Typography variant="body2">
          Saturdays from 8:00 AM. Twelve kinds of apples, cider, and pears until they are gone.
        </Typography>
      </CardContent>
    </Card>
  );
}
