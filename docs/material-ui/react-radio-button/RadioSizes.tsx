import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

export default function RadioSizes() {
  return (
    <Stack sx={{ gap: 1 }}>
      <RadioGroup row aria-label="Receipt" name="receipt" defaultValue="email">
        <FormControlLabel value="email" control={<Radio />} label="Email receipt" />
        <FormControlLabel value="print" control={<Radio />} label="Printed receipt" />
      </RadioGroup>
      <RadioGroup row aria-label="Label format" name="format" defaultValue="a4">
        <FormControlLabel
          value="a4"
          control={<Radio size="small" />}
          label="A4"
          slotProps={{ typography: { variant: 'body2' } }}
        />
        <FormControlLabel
          value="letter"
          control={<Radio size="small" />}
          label="Letter"
          slotProps={{ typography: { variant: 'body2' } }}
        />
      </RadioGroup>
    </Stack>
  );
}
