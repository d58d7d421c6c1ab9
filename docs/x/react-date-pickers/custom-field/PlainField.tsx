import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  unstable_useDateField as useDateField,
  type UseDateFieldProps,
} from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseSingleInputFieldProps,
  DateValidationError,
  FieldSection,
} from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';

type DateInputProps = UseDateFieldProps<Dayjs, false> &
  BaseSingleInputFieldProps<Dayjs | null, Dayjs, FieldSection, false, DateValidationError>;

function DateInput(props: DateInputProps) {
  const response = useDateField<Dayjs, false, DateInputProps>(props);
  const { label, error, disabled, readOnly, value, inputMode, placeholder } = response;
  const ownId = React.useId();
  const id = response.id ?? ownId;

  return (
    <Box ref={response.InputProps?.ref} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <input
        {...response.inputProps}
        id={id}
        ref={response.inputRef}
        value={value}
        inputMode={inputMode}
        placeholder={placeholder}
        autoComplete={response.autoComplete}
        disabled={disabled}
        readOnly={readOnly}
        aria-invalid={error}
        onChange={response.onChange}
        onClick={response.onClick}
        onFocus={response.onFocus}
        onBlur={response.onBlur}
        onKeyDown={response.onKeyDown}
        onPaste={response.onPaste}
        size={12}
      />
      {response.InputProps?.endAdornment}
    </Box>
  );
}

export default function PlainField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Due" slots={{ field: DateInput }} />
    </LocalizationProvider>
  );
}
