import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const branches = [
  { name: 'Central', hours: 'Open until 20:00' },
  { name: 'Harbor', hours: 'Open until 18:00' },
  { name: 'Old Mill', hours: 'Closed for repairs', closed: true },
];

export default function ListStates() {
  const [branch, setBranch] = React.useState('Central');

  return (
    <Box sx={{ width: '100%', maxWidth: 300 }}>
      <List aria-label="Branches" dense>
        {branches.map(({ name, hours, closed = false }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              selected={name === branch}
              aria-current={name === branch}
              disabled={closed}
              onClick={() => setBranch(name)}
            >
              {name === branch && (
                <ListItemIcon>
                  <CheckIcon color="primary" />
                </ListItemIcon>
              )}
              <ListItemText inset={name !== branch} primary={name} secondary={hours} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2" sx={{ px: 2 }}>
        Pick up at: {branch}
      </Typography>
    </Box>
  );
}
