import * as React from 'react';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import NavigationIcon from '@mui/icons-material/NavigationOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function ThemedTooltips() {
  const [message, setMessage] = React.useState('Facing north-east');

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Tooltip title="Turn the map to the north">
        <IconButton onClick={() => setMessage('Facing north')}>
          <NavigationIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Show my position">
        <IconButton onClick={() => setMessage('Centered on your position')}>
          <MyLocationIcon />
        </IconButton>
      </Tooltip>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
