import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

const orderDay = dayjs('2025-06-13');

const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  {
    label: 'Next working day',
    getValue: ({ isValid }) => {
      const nextDays = [1, 2, 3, 4].map((count) => orderDay.add(count, 'day'));
      return nextDays.find((day) => isValid(day)) ?? null;
    },
  },
];

export default function NextWorkday() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        minDate={orderDay}
        maxDate={dayjs('2025-07-31')}
        shouldDisableDate={(day) => day.day() === 0 || day.day() === 6}
        slotProps={{
          shortcuts: { items: shortcuts },
          textField: { helperText: 'Ordered on Friday, June 13' },
        }}
      />
    </LocalizationProvider>
  );
}
