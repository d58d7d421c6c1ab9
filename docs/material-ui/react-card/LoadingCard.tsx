import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function LoadingCard() {
  return (
    <Card aria-busy sx={{ width: '100%', maxWidth: 280 }}>
      <Skeleton variant="rectangular" height={120} />
      <CardContent>
        <Typography variant="subtitle1" component="div">
          <Skeleton width="60%" />
        </Typography>
        <Typography variant="body2" component="div">
          <Skeleton />
        </Typography>
      </CardContent>
    </Card>
  );
}
