import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';

export default function DescribedCheckbox() {
  return (
    <FormControl>
      <Checkbox label="Keep me signed in" />
      <FormHelperText>For 30 days, on this computer only</FormHelperText>
    </FormControl>
  );
}
