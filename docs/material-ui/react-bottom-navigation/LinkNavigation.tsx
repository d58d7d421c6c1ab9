import AnchorIcon from '@mui/icons-material/Anchor';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import WavesIcon from '@mui/icons-material/Waves';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

const pages = [
  { href: '/tides', name: 'Tides', icon: <WavesIcon /> },
  { href: '/harbors', name: 'Harbors', icon: <AnchorIcon /> },
  { href: '/logbook', name: 'Logbook', icon: <MenuBookIcon /> },
];

export default function LinkNavigation() {
  const address = '/harbors/old-basin';
  const section = pages.find(({ href }) => `${address}/`.startsWith(`${href}/`))?.href;

  return (
    <BottomNavigation
      component="nav"
      aria-label="Pages"
      showLabels
      value={section}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      {pages.map(({ href, name, icon }) => (
        <BottomNavigationAction
          key={href}
          component="a"
          href={href}
          value={href}
          label={name}
          icon={icon}
          aria-current={href === section ? 'true' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
