import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const payDays = [
  { label: 'Middle of June', getValue: () => dayjs('2025-06-15') },
  { label: 'End of June', getValue: () => dayjs('2025-06-30') },
];

export default function ChosenShortcut() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-06-12'));
  const [source, setSource] = React.useState('chosen by hand');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Payment"
          value={day}
          onChange={(newDay, { shortcut }) => {
            setDay(newDay);
            setSource(shortcut ? `shortcut “${shortcut.label}”` : 'chosen by hand');
          }}
          slotProps={{ shortcuts: { items: payDays } }}
        />
        <Typography role="status">Date: {source}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
