import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';

const orders = ['Table 2', 'Table 4', 'Table 9', 'Bar'];

export default function SelectedOrders() {
  const [chosen, setChosen] = React.useState(['Table 4']);
  const [message, setMessage] = React.useState('');
  const toolbarRef = React.useRef<HTMLDivElement>(null);

  const clear = (event: MouseEvent | TouchEvent) => {
    if (!toolbarRef.current?.contains(event.target as Node)) setChosen([]);
  };

  const toggle = (order: string) => {
    setMessage('');
    setChosen(
      chosen.includes(order) ? chosen.filter((other) => other !== order) : [...chosen, order],
    );
  };

  const markReady = () => {
    setMessage(chosen.length > 0 ? `Ready: ${chosen.join(', ')}` : 'Choose an order first.');
    setChosen([]);
  };

  const clearByKey = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') setChosen([]);
  };

  return (
    <Stack spacing={2} onKeyDown={clearByKey} sx={{ maxWidth: 400 }}>
      <Stack ref={toolbarRef} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="contained" size="small" onClick={markReady}>
          Mark as ready
        </Button>
        <Typography role="status" variant="body2">
          {message || `${chosen.length} of ${orders.length} chosen`}
        </Typography>
      </Stack>
      <ClickAwayListener onClickAway={clear}>
        <Stack role="group" aria-label="Orders" direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {orders.map((order) => (
            <ToggleButton
              key={order}
              value={order}
              selected={chosen.includes(order)}
              onChange={() => toggle(order)}
              sx={{ textTransform: 'none', minWidth: 84 }}
            >
              {order}
            </ToggleButton>
          ))}
        </Stack>
      </ClickAwayListener>
    </Stack>
  );
}
