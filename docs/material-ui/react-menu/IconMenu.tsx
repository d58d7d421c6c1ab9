import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

export default function IconMenu() {
  const takeId = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [done, setDone] = React.useState('Take 7, chorus');
  const open = anchor !== null;

  const choose = (result: string) => {
    setDone(result);
    setAnchor(null);
  };

  const handleShortcut = (event: React.KeyboardEvent) => {
    if (event.key === 'F2') choose('Take 7 is renamed.');
    if (event.key === 'Delete') choose('Take 7 is deleted.');
  };

  return (
    // Events of the menu bubble to this element, too.
    <Box onKeyDown={handleShortcut} sx={{ textAlign: 'center' }}>
      <Typography id={takeId} role="status">
        {done}
      </Typography>
      <Button
        aria-haspopup="menu"
        aria-expanded={open}
        aria-describedby={takeId}
        aria-keyshortcuts="F2 Delete"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Take 7
      </Button>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Take 7', sx: { width: 220 } }}
      >
        <MenuItem onClick={() => choose('Take 7 is renamed.')}>
          <ListItemIcon>
            <EditIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Rename</ListItemText>
          <Typography variant="body2" aria-hidden sx={{ color: 'text.secondary' }}>
            F2
          </Typography>
        </MenuItem>
        <MenuItem onClick={() => choose('Take 7 is deleted.')}>
          <ListItemIcon>
            <DeleteIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Delete</ListItemText>
          <Typography variant="body2" aria-hidden sx={{ color: 'text.secondary' }}>
            Delete
          </Typography>
        </MenuItem>
      </Menu>
    </Box>
  );
}
