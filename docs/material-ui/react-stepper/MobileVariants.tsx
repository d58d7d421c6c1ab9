import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import type { MobileStepperProps } from '@mui/material/MobileStepper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface GuideProps {
  name: string;
  pages: string[];
  variant: MobileStepperProps['variant'];
}

function Guide({ name, pages, variant }: GuideProps) {
  const [page, setPage] = React.useState(1);
  const move = (count: number) => setPage((page + count + pages.length) % pages.length);

  return (
    <Box role="group" aria-label={name}>
      <Typography role="status" sx={{ px: 1.5 }}>
        {name}: {pages[page]}
      </Typography>
      <MobileStepper
        variant={variant}
        position="static"
        steps={pages.length}
        activeStep={page}
        LinearProgressProps={{
          'aria-label': 'Pages of the guide',
          'aria-valuetext': `Page ${page + 1} of ${pages.length}`,
        }}
        backButton={
          <Button size="small" onClick={() => move(-1)}>
            Previous
          </Button>
        }
        nextButton={
          <Button size="small" onClick={() => move(1)}>
            Next
          </Button>
        }
      />
    </Box>
  );
}

const dogPages = ['sleep', 'food', 'walks'];
const catPages = ['sleep', 'food', 'play', 'litter', 'vet'];

export default function MobileVariants() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      <Guide name="Guide to dogs" pages={dogPages} variant="text" />
      <Guide name="Guide to cats" pages={catPages} variant="progress" />
    </Stack>
  );
}
