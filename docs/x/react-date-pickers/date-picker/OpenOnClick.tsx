import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OpenOnClick() {
  const [open, setOpen] = React.useState(false);

  const openFromInput = (event: React.MouseEvent) => {
    // The button in the field opens and closes the calendar itself.
    if (event.target instanceof HTMLInputElement) {
      setOpen(true);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day of the visit"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        slotProps={{ textField: { onClick: openFromInput } }}
      />
    </LocalizationProvider>
  );
}
