import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const fruits = [
  { id: 'pears', name: 'Conference pears', price: '$3.10 a pound', skin: '#93a33f' },
  { id: 'plums', name: 'Damson plums', price: '$4.40 a pound', skin: '#5b3f8c' },
];

const draw = (skin: string) =>
  `radial-gradient(circle at 40% 55%, ${skin} 0 24px, transparent 25px),
   radial-gradient(circle at 60% 50%, ${skin} 0 28px, #f3ead6 29px)`;

export default function ProduceCards() {
  const [basket, setBasket] = React.useState<readonly string[]>([]);

  const toggle = (name: string) =>
    setBasket(basket.includes(name) ? basket.filter((other) => other !== name) : [...basket, name]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <Box
        component="ul"
        role="list"
        sx={{ m: 0, p: 0, display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {fruits.map(({ id, name, price, skin }) => (
          <Card key={id} component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
            <CardActionArea
              href={`/produce/${id}`}
              sx={{ flexGrow: 1, '&:focus-visible': { outline: '2px solid', outlineOffset: -2 } }}
            >
              <CardMedia component="div" sx={{ height: 88, background: draw(skin) }} />
              <CardContent>
                <Typography variant="subtitle1" component="h3">
                  {name}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {price}
                </Typography>
              </CardContent>
            </CardActionArea>
            <CardActions>
              <Button
                size="small"
                aria-label={`${basket.includes(name) ? 'Remove' : 'Add to basket'}: ${name}`}
                onClick={() => toggle(name)}
              >
                {basket.includes(name) ? 'Remove' : 'Add to basket'}
              </Button>
            </CardActions>
          </Card>
        ))}
      </Box>
      <Typography role="status" variant="body2">
        {basket.length > 0 ? `In your basket: ${basket.join(', ')}` : 'Your basket is empty.'}
      </Typography>
    </Stack>
  );
}
