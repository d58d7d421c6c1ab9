import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import Skeleton from '@mui/material/Skeleton';

export default function WaveProfile() {
  return (
    <Card variant="outlined" aria-busy sx={{ width: 280 }}>
      <CardHeader
        avatar={<Skeleton animation="wave" variant="circular" width={40} height={40} />}
        title={<Skeleton animation="wave" width="80%" />}
        subheader={<Skeleton animation="wave" width="50%" />}
      />
      <Skeleton animation="wave" variant="rectangular" height={140} />
    </Card>
  );
}
