import * as React from 'react';
import AccessibleIcon from '@mui/icons-material/Accessible';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

export default function NamedIcons() {
  const [isKept, setIsKept] = React.useState(true);

  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', color: 'text.primary' }}>
      <AccessibleIcon titleAccess="Step-free access" />
      <Typography>{isKept ? 'Seat 14C' : 'No seat'}</Typography>
      <IconButton aria-label="Give up seat 14C" disabled={!isKept} onClick={() => setIsKept(false)}>
        <DeleteIcon />
      </IconButton>
    </Box>
  );
}
