import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

const editors = [
  { initials: 'NK', color: '#1565c0' },
  { initials: 'TL', color: '#6a1b9a' },
  { initials: 'AM', color: '#1b5e20' },
  { initials: 'RP', color: '#8e2a2a' },
  { initials: 'LS', color: '#37474f' },
  { initials: 'JM', color: '#ad1457' },
];

export default function EditorGroup() {
  return (
    <AvatarGroup
      role="img"
      aria-label="Six editors: Nadia Khan, Tom Larsen and four others"
      max={4}
      slotProps={{ surplus: { sx: { bgcolor: '#616161', color: '#fff', fontSize: 16 } } }}
      sx={{ justifyContent: 'flex-end' }}
    >
      {editors.map(({ initials, color }) => (
        <Avatar key={initials} sx={{ bgcolor: color, color: '#fff', fontSize: 16 }}>
          {initials}
        </Avatar>
      ))}
    </AvatarGroup>
  );
}
