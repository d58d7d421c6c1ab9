import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const allergies = ['Penicillin', 'Latex', 'Iodine', 'None of these'];
const NONE = 'None of these';

export default function AllergyGroup() {
  const id = React.useId();
  const [chosen, setChosen] = React.useState(['Latex']);
  const error = chosen.length === 0;

  const toggle = (name: string, checked: boolean) => {
    if (name === NONE) setChosen(checked ? [NONE] : []);
    else {
      const others = chosen.filter((each) => each !== name && each !== NONE);
      setChosen(checked ? [...others, name] : others);
    }
  };

  return (
    <FormControl component="fieldset" required error={error} aria-describedby={id}>
      <FormLabel component="legend">Allergies</FormLabel>
      <FormGroup>
        {allergies.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onChange={(_event, checked) => toggle(name, checked)}
            control={<Checkbox name="allergies" value={name} />}
          />
        ))}
      </FormGroup>
      <FormHelperText id={id} role="status" sx={{ mx: 0 }}>
        {error ? 'Check at least one answer.' : `We noted: ${chosen.join(', ')}`}
      </FormHelperText>
    </FormControl>
  );
}
