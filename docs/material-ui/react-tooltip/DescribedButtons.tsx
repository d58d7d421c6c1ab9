import * as React from 'react';
import LayersClearIcon from '@mui/icons-material/LayersClearOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function DescribedButtons() {
  const [message, setMessage] = React.useState('2 layers, not saved');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Tooltip describeChild title="Keeps a version that you can return to">
          <Button variant="contained" onClick={() => setMessage('Version 5 saved')}>
            Save map
          </Button>
        </Tooltip>
        <Tooltip describeChild title="Keeps the base map">
          <IconButton
            aria-label="Remove all layers"
            onClick={() => setMessage('Layers removed, base map kept')}
          >
            <LayersClearIcon />
          </IconButton>
        </Tooltip>
      </Stack>
    </Stack>
  );
}
