import * as React from 'react';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const actions = {
  'Mark as best take': 'best take',
  'Mark as out of tune': 'out of tune',
  'Remove the mark': 'no mark',
};

export default function TakeContextMenu() {
  const [open, setOpen] = React.useState(false);
  const [position, setPosition] = React.useState({ top: 0, left: 0 });
  const [mark, setMark] = React.useState('no mark');

  const show = (left: number, top: number) => {
    setPosition({ top, left });
    setOpen(true);
  };
  const showAtPointer = (event: React.MouseEvent) => {
    event.preventDefault();
    show(event.clientX, event.clientY);
  };

  return (
    <>
      <Paper
        variant="outlined"
        onContextMenu={showAtPointer}
        sx={{ p: 2, width: '100%', maxWidth: 360 }}
      >
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <div>
            <Typography>Take 7, chorus</Typography>
            <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
              Length 3:42, {mark}
            </Typography>
          </div>
          <IconButton
            aria-label="Actions for take 7"
            aria-haspopup="menu"
            aria-expanded={open}
            onClick={(event) => {
              const { left, bottom } = event.currentTarget.getBoundingClientRect();
              show(left, bottom);
            }}
          >
            <MoreVertIcon />
          </IconButton>
        </Stack>
      </Paper>
      <Menu
        open={open}
        onClose={() => setOpen(false)}
        anchorReference="anchorPosition"
        anchorPosition={position}
        slotProps={{ root: { onContextMenu: showAtPointer } }}
        MenuListProps={{ 'aria-label': 'Actions for take 7' }}
      >
        {Object.entries(actions).map(([action, result]) => (
          <MenuItem
            key={action}
            onClick={() => {
              setMark(result);
              setOpen(false);
            }}
          >
            {action}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
