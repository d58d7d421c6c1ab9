import * as React from 'react';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';

const NightPopper = styled(Popper)(({ theme }) => ({
  zIndex: theme.zIndex.tooltip,
  maxWidth: 230,
  padding: theme.spacing(1.5),
  border: '1px solid #ff8a80',
  borderRadius: 12,
  backgroundColor: '#2a0707',
  color: '#ffb4ab',
  ...theme.typography.body2,
}));

export default function StyledPopper() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <div>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setAnchor(null);
        }}
      >
        In the dome
      </Button>
      <NightPopper id={id} open={open} anchorEl={anchor} placement="bottom-start">
        Red light only, please. Eyes need 20 minutes to adapt again.
      </NightPopper>
    </div>
  );
}
