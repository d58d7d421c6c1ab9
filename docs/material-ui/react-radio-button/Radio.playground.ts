export default {
  exclude: ['checked', 'disableRipple', 'id', 'name', 'value'],
  imports: [
    "import { useState } from 'react';",
    "import CheckCircleIcon from '@mui/icons-material/CheckCircle';",
    "import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';",
    "import FormControlLabel from '@mui/material/FormControlLabel';",
    "import RadioGroup from '@mui/material/RadioGroup';",
  ],
  examples: {
    checkedIcon: { CheckCircleIcon: '<CheckCircleIcon />' },
    icon: { CircleOutlinedIcon: '<CircleOutlinedIcon />' },
  },
  setup: "const [way, setWay] = useState('courier');",
  template: `
    <RadioGroup
      row
      aria-label="Way to the customer"
      name="way"
      value={way}
      onChange={(_event, next) => setWay(next)}
    >
      <FormControlLabel value="courier" label="Courier" control={<Radio {...props} />} />
      <FormControlLabel value="locker" label="Locker" control={<Radio />} />
    </RadioGroup>
  `,
} satisfies PlaygroundFile;
