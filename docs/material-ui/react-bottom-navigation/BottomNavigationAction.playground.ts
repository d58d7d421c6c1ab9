export default {
  exclude: ['disabled'],
  props: { icon: 'WavesIcon', label: 'Tides' },
  examples: { icon: { WavesIcon: '<WavesIcon />', MapIcon: '<MapIcon />' } },
  imports: [
    "import AnchorIcon from '@mui/icons-material/Anchor';",
    "import MapIcon from '@mui/icons-material/Map';",
    "import WavesIcon from '@mui/icons-material/Waves';",
    "import BottomNavigation from '@mui/material/BottomNavigation';",
  ],
  template: `
    <BottomNavigation component="nav" aria-label="Views of Old Basin" value="harbors">
      <BottomNavigationAction {...props} />
      <BottomNavigationAction value="harbors" label="Harbors" icon={<AnchorIcon />} aria-current="page" />
    </BottomNavigation>
  `,
} satisfies PlaygroundFile;
