import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { green, indigo, red } from '@mui/material/colors';

const orders = [
  { id: 4117, status: 'Packed', hue: indigo },
  { id: 4116, status: 'Delivered', hue: green },
  { id: 4109, status: 'Returned', hue: red },
];

export default function OrderStatus() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      {orders.map(({ id, status, hue }) => (
        <Stack key={id} direction="row" sx={{ alignItems: 'center', gap: 2 }}>
          <Typography sx={{ flexGrow: 1 }}>Order {id}</Typography>
          <Box
            sx={[
              { px: 1.5, py: 0.5, borderRadius: 1, typography: 'body2' },
              { color: hue[900], bgcolor: hue[50] },
              (theme) => theme.applyStyles('dark', { color: hue[50], bgcolor: hue[900] }),
            ]}
          >
            {status}
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}
