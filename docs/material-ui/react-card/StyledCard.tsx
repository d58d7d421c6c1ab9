import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function StyledCard() {
  const [reserved, setReserved] = React.useState(false);

  return (
    <Card
      variant="outlined"
      sx={{
        width: '100%',
        maxWidth: 300,
        borderRadius: 4,
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box
        sx={{ height: 96, background: 'radial-gradient(circle, #c0392b 0 30px, #f3d9c9 31px)' }}
      />
      <CardContent sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="h6" component="h3" sx={{ lineHeight: 1.25 }}>
          Adopt an apple tree
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          All its apples for a year: 90 lb
        </Typography>
        <Button
          variant={reserved ? 'outlined' : 'contained'}
          disableElevation
          onClick={() => setReserved(!reserved)}
          sx={{ mt: 1, borderRadius: 2, textTransform: 'none' }}
        >
          {reserved ? 'Cancel the adoption' : 'Adopt for $120'}
        </Button>
      </CardContent>
    </Card>
  );
}
