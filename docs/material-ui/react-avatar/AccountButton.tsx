import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function AccountButton() {
  const [onAir, setOnAir] = React.useState(true);

  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <Tooltip title={onAir ? 'Nadia Khan, on air' : 'Nadia Khan, off air'}>
        <IconButton onClick={() => setOnAir(!onAir)} sx={{ p: 0.5 }}>
          <Badge
            overlap="circular"
            variant="dot"
            color="error"
            invisible={!onAir}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          >
            <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>NK</Avatar>
          </Badge>
        </IconButton>
      </Tooltip>
      <Typography role="status" variant="body2">
        {onAir ? 'On air in studio 2' : 'Off air'}
      </Typography>
    </Stack>
  );
}
