import * as React from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Stack from '@mui/material/Stack';

const steps = 5;

export default function MobileVariants() {
  const [page, setPage] = React.useState(1);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      {(['text', 'progress'] as const).map((variant) => (
        <MobileStepper
          key={variant}
          variant={variant}
          position="static"
          steps={steps}
          activeStep={page}
          role="group"
          aria-label={`Guide to ${variant === 'text' ? 'dogs' : 'cats'}`}
          aria-live="polite"
          LinearProgressProps={{
            'aria-label': 'Pages of the guide',
            'aria-valuetext': `Page ${page + 1} of ${steps}`,
          }}
          backButton={
            <Button size="small" onClick={() => setPage((page + steps - 1) % steps)}>
              Previous
            </Button>
          }
          nextButton={
            <Button size="small" onClick={() => setPage((page + 1) % steps)}>
              Next
            </Button>
          }
        />
      ))}
    </Stack>
  );
}
