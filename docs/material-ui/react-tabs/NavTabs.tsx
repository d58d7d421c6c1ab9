import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

// Take it from your router.
const pathname = '/trips/hotels';

const pages = [
  { href: '/trips/flights', label: 'Flights' },
  { href: '/trips/hotels', label: 'Hotels' },
  { href: '/trips/cars', label: 'Cars' },
];

export default function NavTabs() {
  return (
    <Box component="nav" aria-label="Trip" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      {pages.map(({ href, label }) => (
        <Button
          key={href}
          href={href}
          aria-current={href === pathname ? 'page' : undefined}
          sx={{
            px: 2,
            py: 1.5,
            borderBottom: 2,
            borderColor: 'transparent',
            borderRadius: 0,
            color: 'text.secondary',
            '&[aria-current="page"]': { color: 'primary.main', borderColor: 'primary.main' },
          }}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}
