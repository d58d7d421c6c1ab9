import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import './StyledCard.css';

export default function StyledCard() {
  const [reserved, setReserved] = React.useState(false);

  return (
    <Card variant="outlined" className="adoption">
      <div className="adoption-picture" />
      <CardContent className="adoption-content">
        <Typography variant="h6" component="h3" className="adoption-title">
          Adopt an apple tree
        </Typography>
        <Typography variant="body2" className="adoption-text">
          All its apples for a year: 90 lb
        </Typography>
        <Button
          variant={reserved ? 'outlined' : 'contained'}
          disableElevation
          onClick={() => setReserved(!reserved)}
          className="adoption-button"
        >
          {reserved ? 'Cancel the adoption' : 'Adopt for $120'}
        </Button>
      </CardContent>
    </Card>
  );
}
