import * as React from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const formats = ['Object label', 'Label with barcode', 'Loan label'];

export default function SplitButton() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [printed, setPrinted] = React.useState('Printer ready');

  const print = (format: string) => {
    setAnchor(null);
    setPrinted(`Printing: ${format}`);
  };

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', color: 'text.primary' }}>
      <ButtonGroup variant="contained" disableElevation aria-label="Labels">
        <Button onClick={() => print('Object label')}>Print label</Button>
        <Button
          size="small"
          id="label-formats"
          aria-label="Other labels"
          aria-haspopup="menu"
          aria-expanded={anchor ? true : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-labelledby': 'label-formats' }}
      >
        {formats.map((format) => (
          <MenuItem key={format} onClick={() => print(format)}>
            {format}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status" variant="body2">
        {printed}
      </Typography>
    </Stack>
  );
}
