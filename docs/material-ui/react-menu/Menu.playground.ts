export default {
  exclude: ['autoFocus', 'disableAutoFocusItem', 'open', 'transitionDuration'],
  examples: {
    anchorOrigin: {
      'top left': "{ vertical: 'top', horizontal: 'left' }",
      'bottom center': "{ vertical: 'bottom', horizontal: 'center' }",
      'bottom right': "{ vertical: 'bottom', horizontal: 'right' }",
    },
    transformOrigin: {
      'top center': "{ vertical: 'top', horizontal: 'center' }",
      'top right': "{ vertical: 'top', horizontal: 'right' }",
      'bottom left': "{ vertical: 'bottom', horizontal: 'left' }",
    },
    elevation: [0, 2, 8, 16],
  },
  imports: [
    "import { useState } from 'react';",
    "import Box from '@mui/material/Box';",
    "import Button from '@mui/material/Button';",
    "import MenuItem from '@mui/material/MenuItem';",
  ],
  setup: 'const [anchor, setAnchor] = useState<HTMLElement | null>(null);',
  template: `
    <Box sx={{ p: 4, textAlign: 'center' }}>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Studio clock
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Clock sources' }}
        {...props}
      >
        <MenuItem role="menuitemradio" aria-checked={false} onClick={() => setAnchor(null)}>
          Word clock
        </MenuItem>
        <MenuItem role="menuitemradio" aria-checked={false} onClick={() => setAnchor(null)}>
          Internal, 48 kHz
        </MenuItem>
        <MenuItem role="menuitemradio" aria-checked selected onClick={() => setAnchor(null)}>
          Internal, 96 kHz
        </MenuItem>
      </Menu>
    </Box>
  `,
  iframe: true,
  height: 260,
} satisfies PlaygroundFile;
