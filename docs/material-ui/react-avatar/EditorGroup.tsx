import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const editors = [
  { initials: 'NK', color: '#1565c0' },
  { initials: 'TL', color: '#6a1b9a' },
  { initials: 'AM', color: '#1b5e20' },
  { initials: 'RP', color: '#8e2a2a' },
  { initials: 'LS', color: '#37474f' },
  { initials: 'JM', color: '#ad1457' },
];

export default function EditorGroup() {
  const [all, setAll] = React.useState(false);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start', color: 'text.primary' }}>
      <Typography variant="subtitle1" component="div">
        Election special
      </Typography>
      <AvatarGroup
        role="img"
        aria-label="Six editors: Nadia Khan, Tom Larsen and four others"
        max={all ? 6 : 4}
        slotProps={{ surplus: { sx: { bgcolor: '#616161', color: '#fff', fontSize: 16 } } }}
      >
        {editors.map(({ initials, color }) => (
          <Avatar key={initials} sx={{ bgcolor: color, color: '#fff', fontSize: 16 }}>
            {initials}
          </Avatar>
        ))}
      </AvatarGroup>
      <Button size="small" aria-pressed={all} onClick={() => setAll(!all)}>
        All editors
      </Button>
    </Stack>
  );
}
