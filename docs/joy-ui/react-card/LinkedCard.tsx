import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinkedCard() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Card sx={{ width: 300, maxWidth: '100%', '&:hover': { boxShadow: 'md' } }}>
      <CardContent>
        <Typography component="h3" level="title-lg">
          <Link overlay href="/courses/porcelain" textColor="inherit" underline="none">
            Thin porcelain
          </Link>
        </Typography>
        <Typography level="body-sm">Six evenings, from March 3</Typography>
      </CardContent>
      <CardActions>
        <Button
          variant="soft"
          color="neutral"
          aria-pressed={saved}
          onClick={() => setSaved(!saved)}
        >
          Save the course
        </Button>
      </CardActions>
    </Card>
  );
}
