import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioIcons() {
  return (
    <RadioGroup aria-label="Wrapping" name="wrapping" defaultValue="paper">
      <FormControlLabel
        value="paper"
        control={<Radio icon={<CircleOutlinedIcon />} checkedIcon={<CheckCircleIcon />} />}
        label="Recycled paper"
      />
      <FormControlLabel
        value="gift"
        control={<Radio icon={<CircleOutlinedIcon />} checkedIcon={<CheckCircleIcon />} />}
        label="Gift wrap, $2.50"
      />
    </RadioGroup>
  );
}
