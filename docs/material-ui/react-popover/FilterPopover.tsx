import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const colors = ['White', 'Yellow', 'Red'];

export default function FilterPopover() {
  const chosenId = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [chosen, setChosen] = React.useState(['White']);

  const toggle = (color: string, checked: boolean) =>
    setChosen(checked ? [...chosen, color] : chosen.filter((other) => other !== color));

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-describedby={chosenId}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Flower color
      </Button>
      <Typography id={chosenId} variant="body2">
        {chosen.length === 0 ? 'All colors' : chosen.join(', ')}
      </Typography>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Flower color', sx: { p: 2 } } }}
      >
        <FormGroup>
          {colors.map((color) => (
            <FormControlLabel
              key={color}
              control={
                <Checkbox
                  checked={chosen.includes(color)}
                  onChange={(_event, checked) => toggle(color, checked)}
                />
              }
              label={color}
            />
          ))}
        </FormGroup>
        <Button fullWidth variant="contained" onClick={() => setAnchor(null)}>
          Done
        </Button>
      </Popover>
    </Stack>
  );
}
