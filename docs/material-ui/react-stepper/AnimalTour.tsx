import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';

const animals = [
  'Pepper, sheepdog, 4 years',
  'Miso, cat, 7 years',
  'Hazel, rabbit, 2 years',
  'Basil, tortoise, about 30 years',
];

export default function AnimalTour() {
  const [shown, setShown] = React.useState(0);
  const backRef = React.useRef<HTMLButtonElement>(null);
  const nextRef = React.useRef<HTMLButtonElement>(null);
  const last = animals.length - 1;

  const show = (index: number) => {
    // A disabled button would lose the focus.
    if (index === 0) nextRef.current?.focus();
    if (index === last) backRef.current?.focus();
    setShown(index);
  };

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
      <Typography role="status" sx={{ p: 2 }}>
        {shown + 1} of {animals.length}: {animals[shown]}
      </Typography>
      <MobileStepper
        position="static"
        steps={animals.length}
        activeStep={shown}
        backButton={
          <Button ref={backRef} size="small" disabled={shown === 0} onClick={() => show(shown - 1)}>
            Previous
          </Button>
        }
        nextButton={
          <Button
            ref={nextRef}
            size="small"
            disabled={shown === last}
            onClick={() => show(shown + 1)}
          >
            Next
          </Button>
        }
      />
    </Card>
  );
}
