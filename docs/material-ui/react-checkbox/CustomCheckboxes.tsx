import type {} from '@mui/material/themeCssVarsAugmentation';
import Checkbox, { checkboxClasses } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';

const TintedCheckbox = styled(Checkbox)(({ theme }) => ({
  borderRadius: 8,
  marginInlineEnd: theme.spacing(1),
  [`&.${checkboxClasses.checked}`]: {
    backgroundColor: (theme.vars || theme).palette.action.selected,
  },
}));

export default function CustomCheckboxes() {
  return <FormControlLabel control={<TintedCheckbox defaultChecked />} label="On the ward list" />;
}
