import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { CardProps } from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const jars: { name: string; price: string; look: string; props: CardProps }[] = [
  { name: 'Quince jelly', price: '$5.20', look: 'Elevation 1', props: {} },
  { name: 'Plum butter', price: '$4.80', look: 'Raised', props: { raised: true } },
  { name: 'Pear honey', price: '$7.40', look: 'Outlined', props: { variant: 'outlined' } },
];

export default function CardSurfaces() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 560,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
      }}
    >
      {jars.map(({ name, price, look, props }) => (
        <Card key={name} {...props}>
          <CardContent>
            <Typography variant="caption" color="textSecondary" component="div">
              {look}
            </Typography>
            <Typography variant="subtitle1" component="div">
              {name}
            </Typography>
            <Typography variant="body2">{price} a jar</Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
