import * as React from 'react';
import ChatIcon from '@mui/icons-material/Chat';
import Badge from '@mui/material/Badge';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function BadgeVisibility() {
  const [shown, setShown] = React.useState(true);

  return (
    <Stack direction="row" sx={{ gap: 3, alignItems: 'center' }}>
      <Badge badgeContent={8} color="primary" invisible={!shown}>
        <ChatIcon />
      </Badge>
      <FormControlLabel
        control={<Switch checked={shown} onChange={(event) => setShown(event.target.checked)} />}
        label="Count messages"
      />
    </Stack>
  );
}
