import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';

export default function MobileText() {
  return (
    <MobileStepper
      variant="text"
      position="static"
      steps={3}
      activeStep={1}
      backButton={
        <Button size="small" href="/guides/dogs/1">
          Sleep
        </Button>
      }
      nextButton={
        <Button size="small" href="/guides/dogs/3">
          Walks
        </Button>
      }
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
