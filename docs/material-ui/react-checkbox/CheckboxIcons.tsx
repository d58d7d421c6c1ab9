import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import Checkbox from '@mui/material/Checkbox';

export default function CheckboxIcons() {
  return (
    <Checkbox
      defaultChecked
      icon={<PushPinOutlinedIcon />}
      checkedIcon={<PushPinIcon />}
      inputProps={{ 'aria-label': 'Pinned to the record' }}
    />
  );
}
