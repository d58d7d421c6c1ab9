import type {} from '@mui/material/themeCssVarsAugmentation';
import HomeIcon from '@mui/icons-material/Home';
import LocalHospitalIcon from '@mui/icons-material/LocalHospital';
import PetsIcon from '@mui/icons-material/Pets';
import Avatar from '@mui/material/Avatar';
import Step from '@mui/material/Step';
import StepConnector, { stepConnectorClasses } from '@mui/material/StepConnector';
import type { StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';

const TrailConnector = styled(StepConnector)(({ theme }) => ({
  [`&.${stepConnectorClasses.alternativeLabel}`]: {
    top: 18,
    left: 'calc(-50% + 28px)',
    right: 'calc(50% + 28px)',
  },
  [`& .${stepConnectorClasses.line}`]: { borderTopWidth: 4, borderTopStyle: 'dotted' },
  [`&.${stepConnectorClasses.active}, &.${stepConnectorClasses.completed}`]: {
    [`& .${stepConnectorClasses.line}`]: {
      borderColor: (theme.vars || theme).palette.success.main,
    },
  },
}));

function StageIcon({ active, completed, icon }: StepIconProps) {
  return (
    <Avatar
      component="span"
      sx={{
        bgcolor: active || completed ? 'success.main' : 'action.selected',
        color: active || completed ? 'success.contrastText' : 'text.secondary',
        outline: active ? '2px solid' : 'none',
        outlineColor: (theme) => (theme.vars || theme).palette.success.main,
        outlineOffset: 2,
      }}
    >
      {icon}
    </Avatar>
  );
}

export default function PawStepper() {
  return (
    <Stepper
      alternativeLabel
      activeStep={1}
      connector={<TrailConnector />}
      role="list"
      aria-label="Basil's way to a home"
      sx={{ width: '100%', maxWidth: 420 }}
    >
      <Step role="listitem">
        <StepLabel slots={{ stepIcon: StageIcon }} icon={<PetsIcon />}>
          Found
        </StepLabel>
      </Step>
      <Step role="listitem" aria-current="step">
        <StepLabel slots={{ stepIcon: StageIcon }} icon={<LocalHospitalIcon />}>
          In care
        </StepLabel>
      </Step>
      <Step role="listitem">
        <StepLabel slots={{ stepIcon: StageIcon }} icon={<HomeIcon />}>
          At home
        </StepLabel>
      </Step>
    </Stepper>
  );
}
