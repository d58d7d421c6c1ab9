import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [note, setNote] = React.useState('Low Tide Trio, 42 minutes recorded');
  const open = anchor !== null;

  const close = () => setAnchor(null);
  const choose = (result: string) => {
    setNote(result);
    close();
  };

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', color: 'text.primary' }}>
      <Typography role="status" variant="body2">
        {note}
      </Typography>
      <Button
        id="session-button"
        variant="outlined"
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? 'session-menu' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Session 214
      </Button>
      <Menu
        id="session-menu"
        anchorEl={anchor}
        open={open}
        onClose={close}
        MenuListProps={{ 'aria-labelledby': 'session-button' }}
      >
        <MenuItem onClick={() => choose('Copied as session 215')}>Copy the setup</MenuItem>
        <MenuItem onClick={() => choose('Exported: 12 tracks, 1.8 GB')}>Export the tracks</MenuItem>
        <MenuItem onClick={() => choose('Moved to the archive')}>Move to the archive</MenuItem>
      </Menu>
    </Stack>
  );
}
