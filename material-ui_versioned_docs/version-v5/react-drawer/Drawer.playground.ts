export default {
  exclude: ['open', 'transitionDuration'],
  examples: { elevation: [0, 1, 4, 8, 16, 24] },
  imports: [
    "import { useState } from 'react';",
    "import Box from '@mui/material/Box';",
    "import Button from '@mui/material/Button';",
    "import List from '@mui/material/List';",
    "import ListItemButton from '@mui/material/ListItemButton';",
    "import ListItemText from '@mui/material/ListItemText';",
  ],
  setup: 'const [open, setOpen] = useState(false);',
  template: `
    <Box sx={{ p: 3, textAlign: 'center' }}>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(!open)}>
        Shelves
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-label': 'Shelves' }}
        {...props}
      >
        <List sx={{ minWidth: 160 }}>
          <ListItemButton onClick={() => setOpen(false)}>
            <ListItemText primary="Novels" />
          </ListItemButton>
          <ListItemButton onClick={() => setOpen(false)}>
            <ListItemText primary="Travel" />
          </ListItemButton>
        </List>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Drawer>
    </Box>
  `,
  iframe: true,
  height: 344,
} satisfies PlaygroundFile;
