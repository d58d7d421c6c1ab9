export default {
  exclude: [
    'open',
    'key',
    'children',
    'transitionDuration',
    'resumeHideDuration',
    'disableWindowBlurListener',
  ],
  props: { message: 'Bike 14 is back' },
  imports: [
    "import { useState } from 'react';",
    "import Box from '@mui/material/Box';",
    "import Button from '@mui/material/Button';",
  ],
  examples: {
    anchorOrigin: {
      'bottom left': "{ vertical: 'bottom', horizontal: 'left' }",
      'bottom center': "{ vertical: 'bottom', horizontal: 'center' }",
      'bottom right': "{ vertical: 'bottom', horizontal: 'right' }",
      'top center': "{ vertical: 'top', horizontal: 'center' }",
    },
    action: { Button: '<Button color="inherit" size="small">Receipt</Button>' },
  },
  setup: 'const [open, setOpen] = useState(false);',
  template: `
    <Box sx={{ p: 3, pt: 10, textAlign: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Check in
      </Button>
      <Snackbar
        open={open}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        {...props}
      />
    </Box>
  `,
  iframe: true,
  height: 260,
} satisfies PlaygroundFile;
