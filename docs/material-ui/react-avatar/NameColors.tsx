import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

// Each has at least 4.5:1 with white.
const colors = ['#1565c0', '#6a1b9a', '#ad1457', '#2e7d32', '#bf360c', '#37474f'];

function findColor(name: string) {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return colors[sum % colors.length];
}

function getInitials(name: string) {
  return name
    .split(' ')
    .map((word) => Array.from(word)[0])
    .join('')
    .slice(0, 2);
}

export default function NameColors() {
  return (
    <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
      {['Amir Stone', 'Elise Martin', 'Jun Park', 'Paula Reyes'].map((name) => (
        <Stack key={name} spacing={1} sx={{ alignItems: 'center' }}>
          <Avatar aria-hidden sx={{ bgcolor: findColor(name), color: '#fff', fontSize: 16 }}>
            {getInitials(name)}
          </Avatar>
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
