import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';

export default function MobileProgress() {
  return (
    <MobileStepper
      variant="progress"
      position="static"
      steps={5}
      activeStep={1}
      LinearProgressProps={{
        'aria-label': 'Pages of the guide',
        'aria-valuetext': 'Page 2 of 5',
      }}
      backButton={
        <Button size="small" href="/guides/cats/1">
          Sleep
        </Button>
      }
      nextButton={
        <Button size="small" href="/guides/cats/3">
          Play
        </Button>
      }
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
