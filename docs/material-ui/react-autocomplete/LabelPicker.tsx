import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { PopperProps } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const labels = ['Delay', 'Elevator', 'Lost property', 'Platform', 'Tickets', 'Toilets'];

/** Leaves the list below the field instead of placing it over the page. */
function InPlace({ children }: PopperProps) {
  return <div>{children as React.ReactNode}</div>;
}

export default function LabelPicker() {
  const [chosen, setChosen] = React.useState(['Platform']);
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Edit labels
      </Button>
      <Typography variant="body2">Labels: {chosen.join(', ') || 'none'}</Typography>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        TransitionProps={{ onEntered: () => inputRef.current?.focus() }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Labels', sx: { width: 240, p: 2 } } }}
      >
        <Autocomplete
          multiple
          open
          onClose={(_event, reason) => {
            if (reason === 'escape') setAnchor(null);
          }}
          disableCloseOnSelect
          options={labels}
          value={chosen}
          onChange={(_event, value) => setChosen(value)}
          renderTags={() => null}
          slots={{ popper: InPlace }}
          slotProps={{ paper: { elevation: 0 }, listbox: { 'aria-multiselectable': true } }}
          renderInput={(params) => (
            <TextField {...params} inputRef={inputRef} label="Filter labels" />
          )}
        />
      </Popover>
    </Stack>
  );
}
