import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';
import { bowls } from './studio';

export default function CoverCard() {
  return (
    <Card sx={{ width: 300, minHeight: 180, maxWidth: '100%' }}>
      <CardCover>
        <img src={bowls} alt="" />
      </CardCover>
      <CardCover sx={{ background: 'linear-gradient(to top, rgba(0 0 0 / 0.85), transparent)' }} />
      <CardContent sx={{ justifyContent: 'flex-end' }}>
        <Typography component="h3" level="title-lg" textColor="#fff">
          Open studio in June
        </Typography>
      </CardContent>
    </Card>
  );
}
