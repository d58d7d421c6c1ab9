import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function DenseMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <React.Fragment>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Line spacing
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        MenuListProps={{ dense: true, 'aria-label': 'Line spacing' }}
      >
        <MenuItem role="menuitemradio" aria-checked={false} onClick={close}>
          <ListItemText inset>Single</ListItemText>
        </MenuItem>
        <MenuItem role="menuitemradio" aria-checked onClick={close}>
          <ListItemIcon>
            <CheckIcon />
          </ListItemIcon>
          <ListItemText>Double</ListItemText>
        </MenuItem>
        <Divider component="li" />
        <MenuItem onClick={close}>
          <ListItemText inset>Add a line above</ListItemText>
        </MenuItem>
      </Menu>
    </React.Fragment>
  );
}
