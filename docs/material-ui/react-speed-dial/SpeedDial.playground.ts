export default {
  exclude: ['ariaLabel', 'open', 'openIcon', 'transitionDuration'],
  imports: [
    "import { useState } from 'react';",
    "import EditIcon from '@mui/icons-material/Edit';",
    "import PetsIcon from '@mui/icons-material/Pets';",
    "import WaterIcon from '@mui/icons-material/Water';",
    "import Box from '@mui/material/Box';",
    "import SpeedDialAction from '@mui/material/SpeedDialAction';",
    "import SpeedDialIcon from '@mui/material/SpeedDialIcon';",
  ],
  props: { icon: 'SpeedDialIcon' },
  examples: {
    icon: {
      SpeedDialIcon: '<SpeedDialIcon />',
      'SpeedDialIcon with openIcon': '<SpeedDialIcon openIcon={<EditIcon />} />',
      EditIcon: '<EditIcon />',
    },
  },
  setup: 'const [open, setOpen] = useState(true);',
  template: `
    <Box sx={{ display: 'grid', placeItems: 'center', height: 200 }}>
      <SpeedDial
        ariaLabel="New report"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        {...props}
      >
        <SpeedDialAction icon={<PetsIcon />} tooltipTitle="Otter" />
        <SpeedDialAction icon={<WaterIcon />} tooltipTitle="High water" />
      </SpeedDial>
    </Box>
  `,
} satisfies PlaygroundFile;
