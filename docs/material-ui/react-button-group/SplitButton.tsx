import * as React from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const labels = ['object label', 'barcode label', 'loan label'];

export default function SplitButton() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [label, setLabel] = React.useState('object label');
  const [status, setStatus] = React.useState('The printer is ready.');
  const arrowId = React.useId();

  const choose = (next: string) => {
    setLabel(next);
    setAnchor(null);
  };

  return (
    <Stack sx={{ gap: 1.5, alignItems: 'center' }}>
      <ButtonGroup variant="contained" disableElevation aria-label="Labels">
        <Button onClick={() => setStatus(`Printing the ${label}`)}>Print {label}</Button>
        <Button
          id={arrowId}
          size="small"
          aria-label="Other labels"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-labelledby': arrowId }}
      >
        {labels.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === label}
            selected={name === label}
            onClick={() => choose(name)}
          >
            Print {name}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status" variant="body2">
        {status}
      </Typography>
    </Stack>
  );
}
