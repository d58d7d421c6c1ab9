export default {
  exclude: ['orientation', 'component', 'maxWidth', 'minWidth'],
  imports: [
    "import { useState } from 'react';",
    "import Box from '@mui/joy/Box';",
    "import Button from '@mui/joy/Button';",
    "import DialogContent from '@mui/joy/DialogContent';",
    "import DialogTitle from '@mui/joy/DialogTitle';",
    "import Modal from '@mui/joy/Modal';",
    "import ModalClose from '@mui/joy/ModalClose';",
  ],
  setup: 'const [open, setOpen] = useState(false);',
  template: `
    <Box sx={{ p: 3, textAlign: 'center' }}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Sunset trip
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog {...props}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Sunset trip</DialogTitle>
          <DialogContent>Every Friday at 8 p.m., from pier 7.</DialogContent>
        </ModalDialog>
      </Modal>
    </Box>
  `,
  iframe: true,
  height: 220,
} satisfies PlaygroundFile;
