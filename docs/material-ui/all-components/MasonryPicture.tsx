import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const columns = [
  [
    { height: 44, color: '#b3541e' },
    { height: 28, color: '#7a9a4b' },
  ],
  [
    { height: 24, color: '#e0a33a' },
    { height: 52, color: '#3d7a94' },
  ],
  [
    { height: 36, color: '#5d6b73' },
    { height: 30, color: '#c0392b' },
  ],
];

export default function MasonryPicture() {
  return (
    <Stack direction="row" spacing={0.75} sx={{ height: 84 }}>
      {columns.map((items, index) => (
        <Stack key={index} spacing={0.75}>
          {items.map(({ height, color }) => (
            <Box key={color} sx={{ width: 40, height, borderRadius: 0.5, bgcolor: color }} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
