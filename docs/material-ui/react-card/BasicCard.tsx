import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { apples } from './orchard';

export default function BasicCard() {
  const [bags, setBags] = React.useState(0);

  return (
    <Card sx={{ width: '100%', maxWidth: 320 }}>
      <CardMedia
        component="img"
        image={apples}
        alt="Two red apples on a board"
        sx={{ height: 140 }}
      />
      <CardContent>
        <Typography variant="h6" component="h3">
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
