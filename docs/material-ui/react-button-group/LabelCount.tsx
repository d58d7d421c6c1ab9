import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LabelCount() {
  const [count, setCount] = React.useState(6);

  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <ButtonGroup aria-label="Wall labels">
        <Button aria-label="Fewer wall labels" onClick={() => setCount(Math.max(0, count - 1))}>
          <RemoveIcon />
        </Button>
        <Button aria-label="More wall labels" onClick={() => setCount(count + 1)}>
          <AddIcon />
        </Button>
      </ButtonGroup>
      <Typography role="status">{count} wall labels</Typography>
    </Stack>
  );
}
