import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import './PlanCard.css';

const benefits = ['All regional trains', 'A reserved seat', 'Cancel at the end of any month'];

export default function PlanCard() {
  const [chosen, setChosen] = React.useState(false);

  return (
    <div className={chosen ? 'plan-card plan-card-chosen' : 'plan-card'}>
      <Typography variant="subtitle2" component="h4" className="plan-card-name">
        Commuter pass
      </Typography>
      <div className="plan-card-price">
        <Typography variant="h4" component="span" className="plan-card-amount">
          $49
        </Typography>
        <Typography variant="body2" component="span" className="plan-card-period">
          a month
        </Typography>
      </div>
      <Box component="ul" role="list" className="plan-card-benefits">
        {benefits.map((benefit) => (
          <li key={benefit} className="plan-card-benefit">
            <CheckIcon fontSize="small" className="plan-card-check" />
            <Typography variant="body2">{benefit}</Typography>
          </li>
        ))}
      </Box>
      <div className="plan-card-actions">
        <Button
          variant={chosen ? 'outlined' : 'contained'}
          disableElevation
          onClick={() => setChosen((previous) => !previous)}
          className="plan-card-choose"
        >
          {chosen ? 'Cancel the pass' : 'Choose this pass'}
        </Button>
        <Button className="plan-card-compare">Compare all passes</Button>
      </div>
    </div>
  );
}
