import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const benefits = ['All regional trains', 'A reserved seat', 'Cancel at the end of any month'];

const card =
  'box-border w-full max-w-[320px] rounded-2xl border p-6 ' +
  'bg-(--mui-palette-background-paper) text-(--mui-palette-text-primary)';

export default function PlanCard() {
  const [chosen, setChosen] = React.useState(false);
  const border = chosen ? 'border-(--mui-palette-primary-main)' : 'border-(--mui-palette-divider)';

  return (
    <div className={`${card} ${border}`}>
      <Typography variant="subtitle2" component="h4" className="text-(--mui-palette-primary-main)">
        Commuter pass
      </Typography>
      <div className="flex items-baseline gap-2">
        <Typography variant="h4" component="span" className="font-bold">
          $49
        </Typography>
        <Typography
          variant="body2"
          component="span"
          className="text-(--mui-palette-text-secondary)"
        >
          a month
        </Typography>
      </div>
      <Box component="ul" role="list" className="my-4 grid list-none gap-2 p-0">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-center gap-2">
            <CheckIcon fontSize="small" className="text-(--mui-palette-success-main)" />
            <Typography variant="body2">{benefit}</Typography>
          </li>
        ))}
      </Box>
      <div className="flex flex-col gap-2">
        <Button
          variant={chosen ? 'outlined' : 'contained'}
          disableElevation
          onClick={() => setChosen((previous) => !previous)}
          className="rounded-lg py-2 font-bold normal-case"
        >
          {chosen ? 'Cancel the pass' : 'Choose this pass'}
        </Button>
        <Button className="rounded-lg normal-case text-(--mui-palette-text-secondary) hover:bg-(--mui-palette-action-hover) hover:text-(--mui-palette-text-primary)">
          Compare all passes
        </Button>
      </div>
    </div>
  );
}
