export default {
  exclude: ['open', 'transitionDuration', 'disableEscapeKeyDown', 'hideBackdrop'],
  imports: [
    "import { useState } from 'react';",
    "import Box from '@mui/material/Box';",
    "import Button from '@mui/material/Button';",
    "import DialogActions from '@mui/material/DialogActions';",
    "import DialogContent from '@mui/material/DialogContent';",
    "import DialogContentText from '@mui/material/DialogContentText';",
    "import DialogTitle from '@mui/material/DialogTitle';",
  ],
  setup: 'const [open, setOpen] = useState(false);',
  template: `
    <Box sx={{ p: 3, textAlign: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Object 1786.2
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} {...props}>
        <DialogTitle>Sea chart, 1786</DialogTitle>
        <DialogContent>
          <DialogContentText>Ink on linen, 64 by 91 cm</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </Box>
  `,
  iframe: true,
  height: 344,
} satisfies PlaygroundFile;
