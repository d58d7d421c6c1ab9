import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function ChipStates() {
  const [inMenu, setInMenu] = React.useState(true);
  const menuIcon = inMenu ? { icon: <CheckIcon /> } : {};

  const rows = [
    { name: 'Static', chip: <Chip label="Draft" />, text: 'Static: the recipe is not public' },
    {
      name: 'Selected',
      chip: (
        <Chip
          {...menuIcon}
          label="On the menu"
          color={inMenu ? 'primary' : 'default'}
          aria-pressed={inMenu}
          onClick={() => setInMenu(!inMenu)}
        />
      ),
      text: inMenu ? 'Selected: served this week' : 'Not selected: not served this week',
    },
    {
      name: 'Disabled',
      chip: <Chip label="Print" disabled onClick={() => {}} />,
      text: 'Disabled: the printer is offline',
    },
    {
      name: 'Pending',
      chip: (
        <Chip
          icon={<CircularProgress size={16} color="inherit" aria-hidden />}
          label="Saving"
          variant="outlined"
        />
      ),
      text: 'Pending: the tags are on their way',
    },
    {
      name: 'Error',
      chip: <Chip icon={<ErrorOutlineIcon />} label="No photo" color="error" variant="outlined" />,
      text: 'Error: add a photo before you publish',
    },
  ];

  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, color: 'text.primary' }}>
      {rows.map(({ name, chip, text }) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box component="dt" sx={{ width: 132, flexShrink: 0 }}>
            {chip}
          </Box>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
