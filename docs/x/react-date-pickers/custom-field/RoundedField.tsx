import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const RoundedTextField = styled(TextField)({
  '& .MuiOutlinedInput-root': { borderRadius: 28 },
});

export default function RoundedField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day of the market"
        defaultValue={dayjs('2025-06-12')}
        slots={{ textField: RoundedTextField }}
      />
    </LocalizationProvider>
  );
}
