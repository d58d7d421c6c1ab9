import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid2 from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

export default function ShowCards() {
  return (
    <Grid2 container spacing={2} sx={{ width: '100%' }}>
      <Grid2 size={{ xs: 12, sm: 6, md: 8 }}>
        <Card variant="outlined" sx={{ height: '100%' }}>
          <CardContent>
            <Typography variant="subtitle1" component="h3">
              The sky tonight
            </Typography>
            <Typography variant="body2" color="textSecondary">
              A guide shows the planets that you can see from your balcony, and how to find them.
            </Typography>
          </CardContent>
        </Card>
      </Grid2>
      <Grid2 size={{ xs: 12, sm: 6, md: 4 }}>
        <Card variant="outlined" sx={{ height: '100%' }}>
          <CardContent>
            <Typography variant="subtitle1" component="h3">
              Black holes
            </Typography>
            <Typography variant="body2" color="textSecondary">
              60 minutes, from age 12
            </Typography>
          </CardContent>
        </Card>
      </Grid2>
    </Grid2>
  );
}
