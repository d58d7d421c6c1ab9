import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const routes = [
  { hold: '#c2185b', name: 'Grandmother’s wool sweater, left exit', grade: '5.9' },
  { hold: '#00796b', name: 'Lichen', grade: '5.10a' },
  { hold: '#f9a825', name: 'A long way from the parking lot', grade: '5.11c' },
];

export default function RouteList() {
  return (
    <Stack
      component="ul"
      role="list"
      aria-label="Routes on the north wall"
      spacing={1.5}
      sx={{ width: '100%', maxWidth: 300, m: 0, p: 0, listStyle: 'none' }}
    >
      {routes.map(({ hold, name, grade }) => (
        <Stack key={name} component="li" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Box sx={{ width: 16, height: 16, flexShrink: 0, borderRadius: 1, bgcolor: hold }} />
          <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography noWrap>{name}</Typography>
            <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
              North wall, set by Marta
            </Typography>
          </Stack>
          <Typography sx={{ flexShrink: 0 }}>{grade}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
