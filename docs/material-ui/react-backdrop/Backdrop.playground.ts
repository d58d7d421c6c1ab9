export default {
  exclude: ['component', 'open'],
  imports: [
    "import { useState } from 'react';",
    "import Box from '@mui/material/Box';",
    "import Button from '@mui/material/Button';",
    "import CircularProgress from '@mui/material/CircularProgress';",
    "import Stack from '@mui/material/Stack';",
    "import Typography from '@mui/material/Typography';",
  ],
  examples: {
    children: { CircularProgress: '<CircularProgress />' },
    transitionDuration: [0, 500, 2000],
  },
  setup: 'const [open, setOpen] = useState(true);',
  template: `
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Box sx={{ position: 'relative', width: 260, p: 4 }}>
        <Typography>Print 1931.7, scanned in March</Typography>
        <Backdrop open={open} sx={{ position: 'absolute' }} {...props} />
      </Box>
      <Button variant="outlined" onClick={() => setOpen(!open)}>
        {open ? 'Uncover' : 'Cover'}
      </Button>
    </Stack>
  `,
} satisfies PlaygroundFile;
