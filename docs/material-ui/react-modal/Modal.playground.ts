export default {
  exclude: ['open', 'component', 'closeAfterTransition'],
  imports: [
    "import { useState } from 'react';",
    "import Box from '@mui/material/Box';",
    "import Button from '@mui/material/Button';",
    "import Paper from '@mui/material/Paper';",
    "import Typography from '@mui/material/Typography';",
  ],
  setup: 'const [open, setOpen] = useState(false);',
  template: `
    <Box sx={{ p: 3, textAlign: 'center' }}>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Tag 204
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} {...props}>
        <Paper
          role="dialog"
          aria-labelledby="glove-title"
          sx={{ position: 'absolute', inset: 0, m: 'auto', width: 260, height: 'fit-content', p: 3 }}
        >
          <Typography id="glove-title">Left glove, brown leather</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Paper>
      </Modal>
    </Box>
  `,
  iframe: true,
  height: 280,
} satisfies PlaygroundFile;
