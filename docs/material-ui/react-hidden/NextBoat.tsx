import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const stops = ['Old Pier, 7:10 AM', 'Holy Isle, 7:45 AM', 'Port Haven, 8:25 AM'];

export default function NextBoat() {
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('sm'));

  if (!isWide) {
    return (
      <Typography color="textPrimary" sx={{ p: 1 }}>
        Old Pier 7:10, Port Haven 8:25 AM
      </Typography>
    );
  }
  return (
    <Stepper activeStep={0} alternativeLabel sx={{ width: '100%', py: 1 }}>
      {stops.map((stop) => (
        <Step key={stop}>
          <StepLabel>{stop}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
