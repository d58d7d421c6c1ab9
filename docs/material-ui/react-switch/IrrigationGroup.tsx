import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

const zones = ['Tomatoes', 'Cucumbers', 'Orchids'];

export default function IrrigationGroup() {
  const [watered, setWatered] = React.useState(['Tomatoes']);

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">Drip irrigation</FormLabel>
      <FormGroup>
        {zones.map((zone) => (
          <FormControlLabel
            key={zone}
            label={zone}
            checked={watered.includes(zone)}
            onChange={(_event, checked) =>
              setWatered(checked ? [...watered, zone] : watered.filter((each) => each !== zone))
            }
            control={<Switch />}
          />
        ))}
      </FormGroup>
      <FormHelperText role="status" sx={{ mx: 0 }}>
        Flow: {watered.length * 4} gallons per hour
      </FormHelperText>
    </FormControl>
  );
}
