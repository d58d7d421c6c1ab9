import type {} from '@mui/material/themeCssVarsAugmentation';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const ValveSwitch = styled(Switch)(({ theme }) => ({
  width: 64,
  height: 40,
  padding: 8,
  [`& .${switchClasses.switchBase}`]: {
    padding: 12,
    [`&.${switchClasses.checked}`]: {
      transform: 'translateX(24px)',
      color: (theme.vars || theme).palette.common.white,
    },
    [`&.${switchClasses.checked} + .${switchClasses.track}`]: { opacity: 1 },
    [`&.${switchClasses.disabled} + .${switchClasses.track}`]: { opacity: 0.3 },
    [`&.Mui-focusVisible + .${switchClasses.track}`]: {
      outline: `2px solid ${(theme.vars || theme).palette.text.primary}`,
      outlineOffset: 2,
    },
  },
  [`& .${switchClasses.thumb}`]: { width: 16, height: 16, boxShadow: 'none' },
  [`& .${switchClasses.track}`]: {
    borderRadius: 12,
    backgroundColor: (theme.vars || theme).palette.grey[600],
    opacity: 1,
  },
}));

export default function StyledSwitches() {
  return (
    <FormGroup sx={{ gap: 1 }}>
      <FormControlLabel control={<ValveSwitch defaultChecked />} label="Valve to house 1" />
      <FormControlLabel control={<ValveSwitch />} label="Valve to house 2" />
      <FormControlLabel
        control={
          <Switch defaultChecked sx={{ [`& .${switchClasses.thumb}`]: { borderRadius: 1 } }} />
        }
        label="Drain"
      />
    </FormGroup>
  );
}
