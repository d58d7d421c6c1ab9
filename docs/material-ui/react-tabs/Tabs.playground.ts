export default {
  exclude: ['allowScrollButtonsMobile', 'aria-label', 'aria-labelledby', 'visibleScrollbar'],
  imports: [
    "import { useState } from 'react';",
    "import Box from '@mui/material/Box';",
    "import Tab from '@mui/material/Tab';",
  ],
  setup: 'const [city, setCity] = useState(0);',
  template: `
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Tabs
        value={city}
        onChange={(_event, next) => setCity(next)}
        aria-label="Stops"
        {...props}
      >
        <Tab label="Bergen" />
        <Tab label="Lisbon" />
        <Tab label="Porto" />
      </Tabs>
    </Box>
  `,
} satisfies PlaygroundFile;
