import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const steps = ['Remove jewelry', 'Empty your pockets', 'Take off your glasses'];

export default function ThemedCheckboxes() {
  return (
    <FormGroup>
      {steps.map((step, index) => (
        <FormControlLabel
          key={step}
          control={<Checkbox defaultChecked={index === 0} />}
          label={step}
        />
      ))}
    </FormGroup>
  );
}
