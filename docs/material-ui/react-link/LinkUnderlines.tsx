import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const trails = [
  { name: 'Heron hide', length: '1.2 km', href: '/trails/heron-hide' },
  { name: 'Reed ring', length: '3.8 km', href: '/trails/reed-ring' },
  { name: 'Old dike', length: '6.5 km', href: '/trails/old-dike' },
];

export default function LinkUnderlines() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, color: 'text.primary' }}>
      <Typography>
        Dogs stay on a leash, except on the <Link href="/visit/dogs">meadow by the mill</Link>.
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, typography: 'body1' }}>
        {trails.map(({ name, length, href }) => (
          <Box
            component="li"
            key={name}
            sx={{ display: 'flex', justifyContent: 'space-between', py: 0.75 }}
          >
            <Link href={href} underline="hover">
              {name}
            </Link>
            <span>{length}</span>
          </Box>
        ))}
      </Box>
      <Link href="/" underline="none" color="inherit" variant="h6">
        Heron Lake
      </Link>
    </Stack>
  );
}
