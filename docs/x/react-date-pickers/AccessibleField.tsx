import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function AccessibleField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        enableAccessibleFieldDOMStructure
        label="Date of birth"
        helperText="Month, day and year"
      />
    </LocalizationProvider>
  );
}
