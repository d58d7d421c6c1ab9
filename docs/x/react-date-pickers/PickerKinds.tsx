import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function PickerKinds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker label="Day of the shift" defaultValue={dayjs('2025-03-10')} />
        <TimePicker
          label="Start"
          defaultValue={dayjs('2025-03-10T07:30')}
          minutesStep={15}
          timeSteps={{ minutes: 15 }}
        />
        <DateTimePicker label="Handover" defaultValue={dayjs('2025-03-10T15:30')} />
        <DateField label="Date of birth" format="DD.MM.YYYY" />
        <DatePicker
          label="Billing month"
          views={['year', 'month']}
          openTo="month"
          defaultValue={dayjs('2025-03-01')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
