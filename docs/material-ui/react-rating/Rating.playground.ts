export default {
  exclude: ['defaultValue', 'value', 'IconContainerComponent', 'emptyLabelText', 'name'],
  imports: [
    "import { useState } from 'react';",
    "import LandscapeIcon from '@mui/icons-material/Landscape';",
    "import LandscapeOutlinedIcon from '@mui/icons-material/LandscapeOutlined';",
  ],
  examples: {
    icon: { LandscapeIcon: '<LandscapeIcon fontSize="inherit" />' },
    emptyIcon: { LandscapeOutlinedIcon: '<LandscapeOutlinedIcon fontSize="inherit" />' },
    precision: [1, 0.5, 0.1],
  },
  setup: 'const [stars, setStars] = useState<number | null>(3);',
  template: `
    <Rating
      role="radiogroup"
      aria-label="View from the terrace"
      value={stars}
      onChange={(_event, next) => setStars(next)}
      {...props}
    />
  `,
} satisfies PlaygroundFile;
