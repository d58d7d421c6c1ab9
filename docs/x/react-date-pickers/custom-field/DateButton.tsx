import * as React from 'react';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';

interface FieldProps {
  id?: string;
  label?: React.ReactNode;
  disabled?: boolean;
  InputProps?: { ref?: React.Ref<HTMLButtonElement> };
}

const OpenPicker = React.createContext(() => {});

// The popup opens at the ref, and has the element with the id as its name.
function ButtonField({ id, label, disabled = false, InputProps }: FieldProps) {
  const openPicker = React.useContext(OpenPicker);

  return (
    <Button
      id={id}
      ref={InputProps?.ref}
      variant="outlined"
      aria-haspopup="dialog"
      disabled={disabled}
      onClick={openPicker}
    >
      <span id={id && `${id}-label`}>{label}</span>
    </Button>
  );
}

export default function DateButton() {
  const [open, setOpen] = React.useState(false);
  const [date, setDate] = React.useState<Dayjs | null>(null);
  const openPicker = React.useCallback(() => setOpen(true), []);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <OpenPicker.Provider value={openPicker}>
        <DatePicker
          label={date ? `Delivery on ${date.format('MMMM D')}` : 'Choose a delivery date'}
          value={date}
          onChange={setDate}
          open={open}
          onClose={() => setOpen(false)}
          slots={{ field: ButtonField }}
        />
      </OpenPicker.Provider>
    </LocalizationProvider>
  );
}
