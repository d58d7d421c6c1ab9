import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

const items = [
  { name: 'Oak shelf, 80 cm', detail: '2 pieces', price: '$178.00' },
  { name: 'Wall brackets', detail: '4 pieces, black', price: '$36.00' },
];

export default function OrderCard() {
  const [collected, setCollected] = React.useState(false);

  return (
    <Card
      variant="outlined"
      sx={{
        width: '100%',
        maxWidth: 400,
        borderRadius: 4,
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <CardContent sx={{ p: 3 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
          }}
        >
          <Typography variant="h6" component="div">
            Order 7315
          </Typography>
          <Chip
            size="small"
            color={collected ? 'success' : 'default'}
            label={collected ? 'Collected' : 'Ready to collect'}
            sx={{ borderRadius: 2, fontWeight: 'medium' }}
          />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Hansen Joinery, Bergen
        </Typography>
        <Box component="ul" sx={{ mt: 2, mb: 0, p: 0, listStyle: 'none' }}>
          {items.map(({ name, detail, price }) => (
            <Box
              key={name}
              component="li"
              sx={{
                display: 'flex',
                alignItems: 'baseline',
                justifyContent: 'space-between',
                gap: 2,
                py: 1.5,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <div>
                <Typography variant="body2" sx={{ fontWeight: 'medium' }}>
                  {name}
                </Typography>
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {detail}
                </Typography>
              </div>
              <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
                {price}
              </Typography>
            </Box>
          ))}
        </Box>
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            px: 2,
            py: 1.5,
            borderRadius: 2,
            bgcolor: 'action.hover',
          }}
        >
          <Typography variant="subtitle2" component="span">
            Total
          </Typography>
          <Typography variant="subtitle2" component="span">
            $214.00
          </Typography>
        </Box>
      </CardContent>
      <CardActions disableSpacing sx={{ gap: 1, px: 3, pt: 0, pb: 3 }}>
        <Button
          variant="contained"
          disableElevation
          onClick={() => setCollected((previous) => !previous)}
          sx={{ flexGrow: 1, borderRadius: 2, textTransform: 'none' }}
        >
          {collected ? 'Undo' : 'Mark as collected'}
        </Button>
        <Button variant="outlined" sx={{ borderRadius: 2, textTransform: 'none' }}>
          Print
        </Button>
      </CardActions>
    </Card>
  );
}
