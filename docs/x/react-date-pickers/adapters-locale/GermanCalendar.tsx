import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

const texts = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function GermanCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={texts}>
      <DatePicker
        label="Liefertermin"
        displayWeekNumber
        defaultValue={dayjs('2025-03-12')}
        slotProps={{ actionBar: { actions: ['clear', 'accept'] } }}
      />
    </LocalizationProvider>
  );
}
