import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

export default function TripCard() {
  const [checkedIn, setCheckedIn] = React.useState(false);

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <CardContent>
        <Typography variant="h6" component="div">
          Bergen to Lisbon
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          June 14, 07:40, seat 14C
        </Typography>
        <Chip
          size="small"
          color={checkedIn ? 'success' : 'default'}
          label={checkedIn ? 'Checked in' : 'Check-in is open'}
        />
      </CardContent>
      <CardActions>
        <Button onClick={() => setCheckedIn((previous) => !previous)}>
          {checkedIn ? 'Undo check-in' : 'Check in'}
        </Button>
      </CardActions>
    </Card>
  );
}
