import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function StyledCard() {
  const [reserved, setReserved] = React.useState(false);

  return (
    <Card
      variant="outlined"
      className="w-full max-w-[300px] rounded-2xl hover:border-(--mui-palette-primary-main)"
    >
      <div className="h-[96px] bg-[radial-gradient(circle,#c0392b_0_30px,#f3d9c9_31px)]" />
      <CardContent className="grid gap-2">
        <Typography variant="h6" component="h3" className="leading-[1.25]">
          Adopt an apple tree
        </Typography>
        <Typography variant="body2" className="text-(--mui-palette-text-secondary)">
          All its apples for a year: 90 lb
        </Typography>
        <Button
          variant={reserved ? 'outlined' : 'contained'}
          disableElevation
          onClick={() => setReserved(!reserved)}
          className="mt-2 rounded-lg normal-case"
        >
          {reserved ? 'Cancel the adoption' : 'Adopt for $120'}
        </Button>
      </CardContent>
    </Card>
  );
}
