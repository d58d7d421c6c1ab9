import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicSkeleton() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Card
        component="section"
        variant="outlined"
        aria-label="Harbor station"
        aria-busy={loading}
        sx={{ width: 280 }}
      >
        <CardContent>
          <Typography>Harbor station</Typography>
          <Typography variant="h4" component="p">
            {loading ? <Skeleton width={120} /> : '14.2°C'}
          </Typography>
          <Typography variant="body2">
            {loading ? <Skeleton width={200} /> : 'Wind from the west, 22 km/h'}
          </Typography>
        </CardContent>
      </Card>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {loading ? 'Loading the latest reading' : 'Reading of 10:40'}
      </Typography>
    </Stack>
  );
}
