import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function TrailCard() {
  return (
    <Card
      variant="outlined"
      sx={{
        position: 'relative',
        maxWidth: 360,
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <CardContent>
        <Chip label="Easy" size="small" variant="outlined" />
        <Typography variant="h6" component="h3" sx={{ mt: 1 }}>
          <Link
            href="/trails/reed-ring"
            underline="hover"
            color="inherit"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            Reed ring
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          3.8 km on boards and gravel, with two towers. Bitterns call in April.
        </Typography>
      </CardContent>
    </Card>
  );
}
