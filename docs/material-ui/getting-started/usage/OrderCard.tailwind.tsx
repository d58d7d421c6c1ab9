import * as React from 'react';
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
      className="w-full max-w-[400px] rounded-2xl hover:border-(--mui-palette-primary-main)"
    >
      <CardContent className="p-6">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Typography variant="h6" component="div">
            Order 7315
          </Typography>
          <Chip
            size="small"
            color={collected ? 'success' : 'default'}
            label={collected ? 'Collected' : 'Ready to collect'}
            className="rounded-lg font-medium"
          />
        </div>
        <Typography variant="body2" className="text-(--mui-palette-text-secondary)">
          Hansen Joinery, Bergen
        </Typography>
        <ul className="mt-4 mb-0 list-none p-0">
          {items.map(({ name, detail, price }) => (
            <li
              key={name}
              className="flex items-baseline justify-between gap-4 border-t border-(--mui-palette-divider) py-3"
            >
              <div>
                <Typography variant="body2" className="font-medium">
                  {name}
                </Typography>
                <Typography
                  variant="caption"
                  component="div"
                  className="text-(--mui-palette-text-secondary)"
                >
                  {detail}
                </Typography>
              </div>
              <Typography variant="body2" className="whitespace-nowrap">
                {price}
              </Typography>
            </li>
          ))}
        </ul>
        <div className="flex justify-between gap-4 rounded-lg bg-(--mui-palette-action-hover) px-4 py-3">
          <Typography variant="subtitle2" component="span">
            Total
          </Typography>
          <Typography variant="subtitle2" component="span">
            $214.00
          </Typography>
        </div>
      </CardContent>
      <CardActions disableSpacing className="gap-2 px-6 pt-0 pb-6">
        <Button
          variant="contained"
          disableElevation
          onClick={() => setCollected((previous) => !previous)}
          className="grow rounded-lg normal-case"
        >
          {collected ? 'Undo' : 'Mark as collected'}
        </Button>
        <Button variant="outlined" className="rounded-lg normal-case">
          Print
        </Button>
      </CardActions>
    </Card>
  );
}
