export default {
  exclude: ['checked', 'defaultChecked', 'disableRipple', 'id', 'value'],
  imports: [
    "import { useState } from 'react';",
    "import AirIcon from '@mui/icons-material/Air';",
    "import ModeFanOffIcon from '@mui/icons-material/ModeFanOff';",
    "import FormControlLabel from '@mui/material/FormControlLabel';",
  ],
  examples: {
    checkedIcon: { AirIcon: '<AirIcon fontSize="small" />' },
    icon: { ModeFanOffIcon: '<ModeFanOffIcon fontSize="small" color="action" />' },
  },
  setup: 'const [open, setOpen] = useState(true);',
  template: `
    <FormControlLabel
      label="Roof vents"
      checked={open}
      onChange={(_event, next) => setOpen(next)}
      control={<Switch {...props} />}
    />
  `,
} satisfies PlaygroundFile;
