import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function TicketOffer() {
  const [choice, setChoice] = React.useState('Two ways to get your tickets');

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
      <CardContent>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {choice}
        </Typography>
      </CardContent>
      <Divider />
      <CardContent sx={{ display: 'grid', gap: 1.5, typography: 'body2' }}>
        <Button variant="contained" onClick={() => setChoice('Sent to your phone')}>
          Send to my phone
        </Button>
        <Divider>or</Divider>
        <Button variant="outlined" onClick={() => setChoice('Waiting at the box office')}>
          Collect at the box office
        </Button>
      </CardContent>
    </Card>
  );
}
