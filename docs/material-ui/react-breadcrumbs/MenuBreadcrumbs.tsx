import * as React from 'react';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

const hidden = [
  { name: 'Rivers', href: '/maps/rivers' },
  { name: 'Danube', href: '/maps/rivers/danube' },
  { name: 'Upper course', href: '/maps/rivers/danube/upper' },
];

export default function MenuBreadcrumbs() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <React.Fragment>
      <Breadcrumbs aria-label="Path to the map of Ulm">
        <Link href="/maps" color="inherit" underline="hover">
          Maps
        </Link>
        <IconButton
          size="small"
          aria-label="Levels between Maps and Ulm"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHorizIcon fontSize="small" />
        </IconButton>
        <Typography aria-current="page" sx={{ color: 'text.primary' }}>
          Ulm
        </Typography>
      </Breadcrumbs>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        MenuListProps={{ component: 'div', 'aria-label': 'Levels between Maps and Ulm' }}
      >
        {hidden.map(({ name, href }) => (
          <MenuItem key={href} component="a" href={href} onClick={close}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
