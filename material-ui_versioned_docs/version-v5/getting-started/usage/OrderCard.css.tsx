import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import './OrderCard.css';

const items = [
  { name: 'Oak shelf, 80 cm', detail: '2 pieces', price: '$178.00' },
  { name: 'Wall brackets', detail: '4 pieces, black', price: '$36.00' },
];

export default function OrderCard() {
  const [collected, setCollected] = React.useState(false);

  return (
    <Card variant="outlined" className="order-card">
      <CardContent className="order-card-content">
        <div className="order-card-header">
          <Typography variant="h6" component="div">
            Order 7315
          </Typography>
          <Chip
            size="small"
            color={collected ? 'success' : 'default'}
            label={collected ? 'Collected' : 'Ready to collect'}
            className="order-card-status"
          />
        </div>
        <Typography variant="body2" className="order-card-secondary">
          Hansen Joinery, Bergen
        </Typography>
        <ul className="order-card-items">
          {items.map(({ name, detail, price }) => (
            <li key={name} className="order-card-item">
              <div>
                <Typography variant="body2" className="order-card-name">
                  {name}
                </Typography>
                <Typography variant="caption" component="div" className="order-card-secondary">
                  {detail}
                </Typography>
              </div>
              <Typography variant="body2" className="order-card-price">
                {price}
              </Typography>
            </li>
          ))}
        </ul>
        <div className="order-card-total">
          <Typography variant="subtitle2" component="span">
            Total
          </Typography>
          <Typography variant="subtitle2" component="span">
            $214.00
          </Typography>
        </div>
      </CardContent>
      <CardActions disableSpacing className="order-card-actions">
        <Button
          variant="contained"
          disableElevation
          onClick={() => setCollected((previous) => !previous)}
          className="order-card-button order-card-main-button"
        >
          {collected ? 'Undo' : 'Mark as collected'}
        </Button>
        <Button variant="outlined" className="order-card-button">
          Print
        </Button>
      </CardActions>
    </Card>
  );
}
