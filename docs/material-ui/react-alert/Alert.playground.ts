export default {
  exclude: ['role'],
  props: { severity: 'warning', children: 'Fog between Milton and Elk Pass' },
  imports: [
    "import AcUnitIcon from '@mui/icons-material/AcUnit';",
    "import ThunderstormIcon from '@mui/icons-material/Thunderstorm';",
    "import Button from '@mui/material/Button';",
  ],
  examples: {
    icon: {
      AcUnitIcon: '<AcUnitIcon />',
      ThunderstormIcon: '<ThunderstormIcon />',
      false: 'false',
    },
    action: { Button: '<Button color="inherit" size="small">Map</Button>' },
  },
} satisfies PlaygroundFile;
