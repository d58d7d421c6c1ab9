export default {
  exclude: ['checked', 'defaultChecked', 'disableRipple', 'id', 'indeterminateIcon', 'value'],
  imports: [
    "import { useState } from 'react';",
    "import PushPinIcon from '@mui/icons-material/PushPin';",
    "import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';",
    "import FormControlLabel from '@mui/material/FormControlLabel';",
  ],
  examples: {
    checkedIcon: { PushPinIcon: '<PushPinIcon />' },
    icon: { PushPinOutlinedIcon: '<PushPinOutlinedIcon />' },
  },
  setup: 'const [checked, setChecked] = useState(true);',
  template: `
    <FormControlLabel
      label="I am a new patient"
      checked={checked}
      onChange={(_event, next) => setChecked(next)}
      control={<Checkbox {...props} />}
    />
  `,
} satisfies PlaygroundFile;
