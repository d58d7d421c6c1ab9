import * as React from 'react';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';

const names = ['Nightjar, strings', 'Ada Quill, vocals', 'Low Tide Trio, drums'];
const stages = ['Recorded', 'Edited', 'Mixed', 'Mastered'];

export default function SessionMenus() {
  const end = useTheme().direction === 'rtl' ? 'left' : 'right';
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [session, setSession] = React.useState(0);
  const [current, setCurrent] = React.useState(['Mixed', 'Edited', 'Recorded']);

  return (
    <>
      <List dense disablePadding sx={{ width: '100%', maxWidth: 360 }}>
        {names.map((name, index) => (
          <ListItem
            key={name}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Stage of ${name}: ${current[index]}`}
                aria-haspopup="menu"
                aria-expanded={anchor !== null && session === index}
                onClick={(event) => {
                  setSession(index);
                  setAnchor(event.currentTarget);
                }}
              >
                <MoreVertIcon />
              </IconButton>
            }
          >
            <ListItemText primary={name} secondary={current[index]} />
          </ListItem>
        ))}
      </List>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: end }}
        transformOrigin={{ vertical: 'top', horizontal: end }}
        MenuListProps={{ 'aria-label': `Stage of ${names[session]}` }}
      >
        {stages.map((stage) => (
          <MenuItem
            key={stage}
            role="menuitemradio"
            aria-checked={stage === current[session]}
            selected={stage === current[session]}
            onClick={() => {
              setCurrent(current.map((old, index) => (index === session ? stage : old)));
              setAnchor(null);
            }}
          >
            {stage}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
