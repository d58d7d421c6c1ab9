import * as React from 'react';
import AccessibleIcon from '@mui/icons-material/Accessible';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

export default function NamedIcons() {
  const [isKept, setIsKept] = React.useState(true);
  const seat = React.useRef<HTMLParagraphElement>(null);

  const giveUp = () => {
    // The button will be disabled, so the focus moves to the result.
    seat.current?.focus();
    setIsKept(false);
  };

  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <AccessibleIcon titleAccess="Step-free access" />
      <Typography ref={seat} tabIndex={-1}>
        {isKept ? 'Seat 14C' : 'No seat'}
      </Typography>
      <IconButton aria-label="Give up seat 14C" disabled={!isKept} onClick={giveUp}>
        <DeleteIcon />
      </IconButton>
    </Box>
  );
}
