import Alert from '@mui/material/Alert';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const stops = ['Gull Island 8:35', 'Holy Isle 9:05', 'Port Haven 9:40'];

export default function NextBoat() {
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('sm'));

  if (!isWide) {
    return (
      <Alert severity="info" variant="outlined">
        Boards at Gull Island, 8:35. Arrives in Port Haven at 9:40.
      </Alert>
    );
  }
  return (
    <Stepper activeStep={0} alternativeLabel sx={{ width: '100%' }}>
      {stops.map((stop) => (
        <Step key={stop}>
          <StepLabel>{stop}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
