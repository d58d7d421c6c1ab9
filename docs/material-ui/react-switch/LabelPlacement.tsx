import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function LabelPlacement() {
  return (
    <FormGroup row>
      <FormControlLabel labelPlacement="start" control={<Switch />} label="Before" />
      <FormControlLabel labelPlacement="top" control={<Switch />} label="Above" />
      <FormControlLabel labelPlacement="bottom" control={<Switch />} label="Below" />
      <FormControlLabel labelPlacement="end" control={<Switch />} label="After" />
    </FormGroup>
  );
}
