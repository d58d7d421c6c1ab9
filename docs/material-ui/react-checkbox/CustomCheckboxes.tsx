import type {} from '@mui/material/themeCssVarsAugmentation';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import Checkbox, { checkboxClasses } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { styled } from '@mui/material/styles';

const TintedCheckbox = styled(Checkbox)(({ theme }) => ({
  borderRadius: 8,
  [`&.${checkboxClasses.checked}`]: {
    backgroundColor: (theme.vars || theme).palette.action.selected,
  },
}));

export default function CustomCheckboxes() {
  return (
    <FormGroup>
      <FormControlLabel
        control={
          <Checkbox defaultChecked icon={<PushPinOutlinedIcon />} checkedIcon={<PushPinIcon />} />
        }
        label="Pinned to the patient’s record"
      />
      <FormControlLabel
        control={<Checkbox defaultChecked sx={{ '& svg': { fontSize: 30 } }} />}
        label="Shown on the ward’s tablet"
      />
      <FormControlLabel control={<TintedCheckbox defaultChecked color="error" />} label="Urgent" />
    </FormGroup>
  );
}
