export default {
  exclude: ['open', 'transitionDuration', 'children', 'anchorReference', 'marginThreshold'],
  imports: [
    "import { useState } from 'react';",
    "import Box from '@mui/material/Box';",
    "import Button from '@mui/material/Button';",
    "import Typography from '@mui/material/Typography';",
  ],
  examples: {
    elevation: [0, 2, 8, 24],
    anchorOrigin: {
      'bottom left': "{ vertical: 'bottom', horizontal: 'left' }",
      'bottom right': "{ vertical: 'bottom', horizontal: 'right' }",
      'center center': "{ vertical: 'center', horizontal: 'center' }",
    },
    transformOrigin: {
      'top center': "{ vertical: 'top', horizontal: 'center' }",
      'bottom center': "{ vertical: 'bottom', horizontal: 'center' }",
    },
  },
  setup: 'const [anchor, setAnchor] = useState<HTMLElement | null>(null);',
  template: `
    <Box sx={{ p: 3, pt: 12, textAlign: 'center' }}>
      <Button variant="outlined" onClick={(event) => setAnchor(event.currentTarget)}>
        Herb garden
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        {...props}
      >
        <Typography sx={{ p: 2 }}>Lavender and thyme</Typography>
      </Popover>
    </Box>
  `,
  iframe: true,
  height: 300,
} satisfies PlaygroundFile;
