import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const due = dayjs('2025-03-12');

export default function PickerStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }}>
        <DatePicker
          label="Due date"
          defaultValue={due}
          slotProps={{ textField: { helperText: 'Editable' } }}
        />
        <DatePicker
          label="Shipping date"
          disabled
          slotProps={{
            textField: {
              helperText: 'Choose a carrier first',
              // Keeps the reason in a readable color.
              slotProps: { formHelperText: { disabled: false } },
            },
          }}
        />
        <DatePicker
          label="Order date"
          defaultValue={due.subtract(9, 'day')}
          readOnly
          slotProps={{ textField: { helperText: 'Read-only: set by the shop' } }}
        />
        <DatePicker
          label="Delivery date"
          defaultValue={due.subtract(1, 'day')}
          minDate={due}
          slotProps={{ textField: { helperText: 'Delivery starts on March 12' } }}
        />
        <DatePicker
          label="Visit"
          loading
          renderLoading={() => <DayCalendarSkeleton />}
          slotProps={{ textField: { helperText: 'Free days are loading; open the calendar' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
