import * as React from 'react';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';

const marks = ['best take', 'out of tune', 'undecided'];

export default function TakeContextMenu() {
  const takeId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [position, setPosition] = React.useState({ top: 0, left: 0 });
  const [mark, setMark] = React.useState('undecided');

  const showAtPointer = (event: React.MouseEvent) => {
    event.preventDefault();
    setAnchor(null);
    setPosition({ top: event.clientY, left: event.clientX });
    setOpen(true);
  };

  return (
    <>
      <Paper
        variant="outlined"
        onContextMenu={showAtPointer}
        sx={{ display: 'flex', alignItems: 'center', p: 2, width: '100%', maxWidth: 360 }}
      >
        <ListItemText
          primary="Take 7, chorus"
          secondary={<span id={takeId}>Length 3:42, {mark}</span>}
        />
        <IconButton
          aria-label="Actions for take 7"
          aria-describedby={takeId}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={(event) => {
            setAnchor(event.currentTarget);
            setOpen(true);
          }}
        >
          <MoreVertIcon />
        </IconButton>
      </Paper>
      <Menu
        open={open}
        onClose={() => setOpen(false)}
        anchorEl={anchor}
        anchorReference={anchor ? 'anchorEl' : 'anchorPosition'}
        anchorPosition={position}
        slotProps={{ root: { onContextMenu: showAtPointer } }}
        MenuListProps={{ 'aria-label': 'Actions for take 7' }}
      >
        {marks.map((choice) => (
          <MenuItem
            key={choice}
            onClick={() => {
              setMark(choice);
              setOpen(false);
            }}
          >
            Mark as {choice}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
