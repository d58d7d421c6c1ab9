import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

const picture = `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 140">
    <path fill="#e3ecd0" d="M0 0h320v140H0z" />
    <path fill="#b98b5a" d="M0 112h320v28H0z" />
    <g fill="#c0392b"><circle cx="112" cy="82" r="34" /><circle cx="184" cy="78" r="40" /></g>
    <g fill="#4f7a34"><ellipse cx="124" cy="46" rx="14" ry="6" /><ellipse cx="200" cy="36" rx="17" ry="7" /></g>
  </svg>`;

export default function BasicCard() {
  const [bags, setBags] = React.useState(0);

  return (
    <Card sx={{ width: '100%', maxWidth: 320 }}>
      <CardMedia
        component="img"
        image={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt="Two red apples on a board"
        sx={{ height: 140 }}
      />
      <CardContent>
        <Typography variant="h6" component="div">
          Jonathan apples
        </Typography>
        <Typography variant="body2" color="textSecondary">
          5 lb bag, picked on Tuesday. Crisp and a little sour.
        </Typography>
      </CardContent>
      <CardActions>
        <Button onClick={() => setBags(bags + 1)}>Add for $6.50</Button>
        <Typography role="status" variant="body2">
          {bags > 0 && `In your basket: ${bags}`}
        </Typography>
      </CardActions>
    </Card>
  );
}
